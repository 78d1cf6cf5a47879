// The button that reads a question aloud.
export const listen = {
  listen: 'Listen',
  stop: 'Stop reading',
};
