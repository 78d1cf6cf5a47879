// Reads the letters of the font Symbol, and the arrows of Wingdings, as the signs that they are drawn as.

/** The signs of Symbol from 0x20 and from 0xA0 on. A blank stands for no sign. */
const LOW = ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const HIGH = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';
const SYMBOL = ' '.repeat(0x20) + LOW.padEnd(0x80, ' ') + HIGH;
const WINGDINGS: Record<number, string> = { 223: '←', 224: '→', 231: '⇐', 232: '⇒', 243: '⇔' };

/** A text that is written in this font. `from`: letters with a lower code are in another font and stay. */
export function withSymbols(text: string, font = '', from = 0): string {
  const signs = font === 'Symbol' ? SYMBOL : font === 'Wingdings' ? WINGDINGS : null;
  if (signs === null) return text;
  return text.replace(/[^ ]/g, (letter) => {
    const code = letter.charCodeAt(0);
    // Office moves the letters of such a font to the private codes.
    const sign = code >= 0xf000 ? signs[code - 0xf000] : code < from ? letter : signs[code];
    return sign === undefined || sign === ' ' ? letter : sign;
  });
}
