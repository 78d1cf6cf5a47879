// What became of files that were shared into the app.
export const share = {
  kept: 'It is kept on this device. Press “Upload This File” to make a quiz of it, or remove it.',
  login: 'The shared file is kept on this device. Log in to upload it.',
  type: 'A shared file has an invalid type. Allowed types are PDF, PPTX, and TXT.',
  large: 'A shared file is too large. Max size is 100 MB.',
  empty: 'A shared file is empty. Share one with text in it.',
  full: 'A shared file could not be kept: this device has no room for it. Upload it here when you are online.',
  none: 'There was no file in what was shared. Share a PDF, PPTX or TXT file, or choose it here.',
  missed: 'What was shared did not arrive whole. Choose the file here.',
  foreign: 'Another website tried to put a file here. It was not taken. Choose a file yourself.',
};
