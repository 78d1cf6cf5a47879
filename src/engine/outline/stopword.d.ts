// The package `stopword` brings no types; languages.ts says what its lists are.
declare module 'stopword';
