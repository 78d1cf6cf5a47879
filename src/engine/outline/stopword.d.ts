// The lists of the package `stopword` that the engine uses; the package brings no types.
declare module 'stopword' {
  type Words = readonly string[];
  export const eng: Words;
  export const fra: Words;
  export const deu: Words;
  export const spa: Words;
  export const porBr: Words;
  export const swa: Words;
  export const ita: Words;
  export const nld: Words;
  export const ron: Words;
  export const ind: Words;
  export const vie: Words;
  export const hau: Words;
  export const yor: Words;
  export const som: Words;
  export const rus: Words;
}
