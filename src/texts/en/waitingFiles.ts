// Files that wait on this device to be uploaded.
export const waitingFiles = {
  dateAndSize: (date: string, size: string) => `${date}, ${size}`,
  waits: {
    network: 'Uploads automatically when you are online.',
    login: 'Uploads after your next login.',
  },
  shared: 'It was shared with Oasis and has not been uploaded yet.',
  upload: 'Upload This File',
  uploadOf: (filename: string) => `Upload ${filename}`,
  tryAgain: 'Try Again',
  tryAgainOf: (filename: string) => `Try Again: ${filename}`,
  uploaded: (filename: string) => `'${filename}' uploaded successfully! Processing started.`,
  sendFailed: 'The file could not be sent. Please try again.',

  remove: (filename: string) => `Remove ${filename} from this device`,
  removed: (filename: string) => `“${filename}” was removed from this device`,
  notUploaded: 'It will not be uploaded.',
  restoreFailed: 'The file could not be restored. Please choose it again.',
  removeFailed: 'The file could not be removed. Please try again.',

  // How far a file has got
  progress: (filename: string) => `Uploading ${filename}`,
  percentUploaded: (percent: number) => `${percent}% Uploaded`,
  percent: (percent: number) => `${percent} percent`,
};
