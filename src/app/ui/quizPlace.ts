// Where a quiz is, seen from this device. `uiTexts.places` says it.
export type QuizPlace = 'on-device' | 'downloading' | 'on-server' | 'out-of-reach';
