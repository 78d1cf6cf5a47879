// What the calls of the page say by themselves.
export const data = {
  // A call without an answer of the server, by the kind of the failure
  noAnswer: {
    network: 'There is no connection right now. Please try again when you are online.',
    stopped: 'The request was stopped.',
    foreign: 'Oasis could not be reached through this network. If this Wi-Fi has a sign-in page, open it first.',
    'no-file': 'Invalid response received, expected a PDF file.',
  },
  noReason: 'The server gave no reason.',
  notStored: 'Oasis could not read or save this on your device. Close other Oasis tabs, reload, and try again.',
  deviceFull: 'This device is full. Free up some space, then try again.',
  notOnDevice: 'This quiz is not on this device.',
  noVerificationToken: 'Verification token not found in URL.',
  verificationFailed: 'Failed to verify email. The link may be invalid or expired.',
};
