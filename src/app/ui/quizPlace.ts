// Says where a quiz is, seen from this device.

export type QuizPlace = 'on-device' | 'downloading' | 'on-server' | 'out-of-reach';

export const placeWords: Record<QuizPlace, string> = {
  'on-device': 'On this device',
  downloading: 'Being kept',
  'on-server': 'Not on this device',
  'out-of-reach': 'Needs a network once',
};
