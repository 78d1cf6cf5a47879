// What is sent by itself: why it waits, what came of the last try, and that it arrived.
export const sync = {
  updatedElsewhere: 'Oasis was updated in another tab. Reload this page to use the new version.',
  submitted: 'Quiz submitted successfully!',
  joined: (title: string) => `You joined “${title}”.`,
  loginNeeded: 'Log in once before you save a file for later.',

  outcomes: {
    noAnswer: 'the server did not answer.',
    notOurAnswer: 'something other than Oasis answered. If this Wi-Fi has a sign-in page, open it first.',
    loginOver: 'your login had expired (401).',
    busy: (status: number) => `the server was busy (${status}).`,
    serverError: (status: number) => `the server had an error (${status}).`,
    refusal: (status: number) => `the server refused it (${status}).`,
  },
  noNetwork: 'No network. Turn on Wi-Fi or mobile data.',
  lastTry: (time: string, outcome: string) => `Last try ${time}: ${outcome}`,
  notDelivered: (time: string, outcome: string) => `Not delivered. Last try ${time}: ${outcome}`,
  notThrough: 'Not sent yet. Trying again soon.',
  tryingAgain: 'Trying again soon.',
  whenOnline: 'Will be sent when you are online.',
  afterLogin: 'Will be sent after your next login.',
};
