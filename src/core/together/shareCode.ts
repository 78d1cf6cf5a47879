// The code of a link to a quiz or group, and its address. Ten characters of 32 hold 50 random bits. It draws no random numbers.

/** Crockford's base 32: no I, L, O and U, so that no two characters look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
/** @public The number of random bytes for a code; the last six bits are unused. */
export const CODE_BYTES = 7;
const BITS = 5;

/** @public Encodes random bytes as a code. */
export function codeOf(random: Uint8Array): string {
  let code = '';
  for (let bit = 0; code.length < LENGTH; bit += BITS) {
    const [high = 0, low = 0] = random.subarray(bit >> 3);
    code += ALPHABET[((high * 256 + low) >> (11 - (bit & 7))) & 31];
  }
  return code;
}

/** @public Normalises a code that was typed or is part of an address, with the stop of its sentence too; null if it is not a code. */
export function readCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[\s\-.,;:!?()'"’”]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}

/** @public A code grouped for reading aloud: `7K3QF-9XW2A`. */
export function spokenCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** @public The address of a shared quiz. */
export const sharePath = (code: string) => `/s/${code}`;
/** @public The address of an invitation to a group. */
export const invitationPath = (code: string) => `/g/${code}`;
