// A link to be handed on: its picture, its code, and the ways to copy and send it.
export const codeWays = {
  qrCode: (address: string) => `QR code of ${address}`,
  code: 'Code',
  copyLink: 'Copy Link',
  sendWith: 'Send With...',
  copied: 'The link was copied.',
  copyFailed: 'This browser did not copy it. Press long on the link, and copy it by hand.',
};
