// Converts the leaves of MathJax's tree (letters, numbers, signs, words, gaps) to runs of Word equations.
import { MathRun, type MathRunOptions } from 'docx';
import type { AbstractMmlTokenNode, MmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js';
import { printable } from './printable.ts';

/** Invisible signs: function application, and invisible times, comma and plus. */
const UNSEEN = /[\u2061-\u2064]/g;
const TOKENS = ['mi', 'mn', 'mo', 'mtext'];

const DOUBLE_STRUCK_A = 0x1d538;
/** Letters that Unicode encoded earlier than the rest of their alphabet. */
const OLDER: Record<string, string> = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' };

const looks: Record<string, Omit<MathRunOptions, 'text'>> = {
  normal: { style: 'plain' },
  bold: { style: 'bold' },
  italic: {},
  'bold-italic': { style: 'boldItalic' },
  // Replaced by letters of their own, below.
  'double-struck': { style: 'plain' },
  script: { script: 'script' },
  'bold-script': { script: 'script', style: 'bold' },
  fraktur: { script: 'fraktur' },
  'bold-fraktur': { script: 'fraktur', style: 'bold' },
  'sans-serif': { script: 'sansSerif' },
  monospace: { script: 'monospace' },
  '-tex-calligraphic': { script: 'script' },
  '-tex-bold-calligraphic': { script: 'script', style: 'bold' },
};

/** The text of a leaf without invisible signs; null for other nodes. */
export function tokenText(node: MmlNode): string | null {
  if (!TOKENS.includes(node.kind)) return null;
  return printable((node as AbstractMmlTokenNode).getText()).replace(UNSEEN, '');
}

/** A sign written as a word, so that no program expects operands. */
export function asWord(sign: string): MathRun {
  return new MathRun({ text: sign.replace('"', '”'), normalText: true });
}

export function runsOf(node: MmlNode): MathRun[] {
  const text = node.kind === 'mspace' ? gapOf(String(node.attributes.get('width'))) : (tokenText(node) ?? '');
  if (text === '') return [];
  if (node.kind === 'mtext' || node.kind === 'mspace') return [new MathRun({ text, normalText: true })];
  const variant = String(node.attributes.get('mathvariant'));
  // Digits and signs are upright by default, so only explicit variants are written.
  const look = node.kind !== 'mi' && variant === 'normal' && !/\p{L}/u.test(text) ? {} : looks[variant];
  return [new MathRun({ text: variant === 'double-struck' ? doubleStruck(text) : text, ...look })];
}

/** ℝ for R: LibreOffice does not know Word's alphabets, but both know these letters. */
function doubleStruck(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => OLDER[letter] ?? String.fromCodePoint(letter.charCodeAt(0) - 65 + DOUBLE_STRUCK_A));
}

/** A space of about this width. Negative ones only serve drawing. */
function gapOf(width: string): string {
  const ems = Number.parseFloat(width);
  if (!(ems > 0.1)) return '';
  return ems < 0.9 ? '\u2009' : '\u2003'.repeat(Math.min(4, Math.round(ems)));
}
