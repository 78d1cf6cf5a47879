// A link to be handed on: its picture, its code, and the ways to copy and send it.
export const codeWays = {
  qrCode: (address: string) => `QR code of ${address}`,
  code: 'Code',
  copyLink: 'Copy Link',
  sendWith: 'Send via...',
  copied: 'Link copied.',
  copyFailed: 'The link could not be copied. Press and hold it to copy it yourself.',
};
