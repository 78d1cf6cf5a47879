// The keys of the quiz screen: from a key and the place of the focus to a command. A pure function.

export type KeyCommand = { type: 'choose'; index: number } | { type: 'enter' | 'previous' | 'next' | 'flag' | 'help' };

/** `text`: something is being written. `control`: a button or a link, which has its own Enter. `row`: radios side by side, which have their own arrows. */
export type FocusPlace = 'text' | 'control' | 'row' | 'page';

export type KeyStroke = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** `singleKeys`: do letters, digits and `?` count? */
export function commandFor(
  { key, ctrlKey, metaKey, altKey }: KeyStroke,
  place: FocusPlace,
  singleKeys: boolean,
): KeyCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key === 'Enter' ? { type: 'enter' } : null;
  if (place === 'text') return null;
  if (key === 'Enter') return place === 'control' ? null : { type: 'enter' };
  if (place === 'row' && key.startsWith('Arrow')) return null;
  if (key === 'ArrowLeft') return { type: 'previous' };
  if (key === 'ArrowRight') return { type: 'next' };
  if (!singleKeys || key.length !== 1) return null;
  if (key === '?') return { type: 'help' };
  const letter = key.toLowerCase();
  if (letter === 'f') return { type: 'flag' };
  const index = '1234'.includes(letter) ? Number(letter) - 1 : 'abcd'.indexOf(letter);
  return index < 0 ? null : { type: 'choose', index };
}
