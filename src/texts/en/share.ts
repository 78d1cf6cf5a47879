// What became of files that were shared into the app.
export const share = {
  kept: 'It is kept on this device. Press “Upload This File” to make a quiz from it, or remove it.',
  login: 'The shared file is kept on this device. Log in to upload it.',
  type: 'A shared file has an invalid type. Allowed types are PDF, PPTX, and TXT.',
  large: 'A shared file is too large. Max size is 100 MB.',
  empty: 'A shared file is empty. Share one with text in it.',
  full: 'A shared file could not be kept: this device is full. Upload it here when you are online.',
  none: 'No file was shared. Share a PDF, PPTX or TXT file, or choose one here.',
  missed: 'The shared file did not arrive in full. Choose it here.',
  foreign: 'Another website tried to add a file here. It was blocked. Choose a file yourself.',
};
