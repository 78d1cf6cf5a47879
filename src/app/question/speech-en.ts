// The speech rules of one language, in a file of its own.
export { default } from 'speech-rule-engine/lib/mathmaps/en.json';
