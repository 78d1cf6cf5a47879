// Shows a text with formulas. MathJax turns TeX into nodes; nothing becomes HTML.

import { useEffect, useState } from 'react';
import { isDrawable } from '#core/text/formula';
import { piecesOf } from '#core/text/richText';
import { plainClass } from './plainClass.ts';
import { fitFormula } from './wideFormula.ts';
import './richText.css';

type Typeset = (tex: string, display: boolean) => HTMLElement;

let loaded: Typeset | null = null;
let loading: Promise<Typeset> | null = null;

/** Loads MathJax once, when the first formula is shown. After a failure the next formula tries again. */
function loadTypeset(): Promise<Typeset> {
  loading ??= import('./mathjax.ts').then(
    ({ typeset }) => {
      loaded = typeset;
      return typeset;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The text with typeset formulas, or with the TeX itself while that is not possible. */
export function RichText({ text }: { text: string }) {
  let offset = 0;
  return piecesOf(text).map((piece) => {
    const key = offset;
    offset += piece.text.length + 1;
    if (piece.kind === 'text') return <Plain key={key} text={piece.text} />;
    const formula = <Formula key={`${key}${piece.text}`} tex={piece.text} display={piece.kind === 'display'} />;
    if (piece.kind === 'display' || (piece.before === '' && piece.after === '')) return formula;
    return (
      <span key={`${key}with`} className="together">
        {piece.before}
        {formula}
        {piece.after}
      </span>
    );
  });
}

function Plain({ text }: { text: string }) {
  return <span className={plainClass(text)}>{text}</span>;
}

function Formula({ tex, display }: { tex: string; display: boolean }) {
  const canDraw = isDrawable(tex);
  const [node, setNode] = useState(() => (loaded && canDraw ? draw(loaded, tex, display) : null));
  useEffect(() => {
    if (node || !canDraw) return;
    let isUnmounted = false;
    loadTypeset().then(
      (typeset) => {
        if (!isUnmounted) setNode(draw(typeset, tex, display));
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [node, canDraw, tex, display]);
  const className = display ? 'math math--block' : 'math';
  if (!node) return <span className={`${className} math--source`}>{tex}</span>;
  return <span key="drawn" className={className} ref={(place) => placeFormula(place, node)} />;
}

function placeFormula(place: HTMLElement | null, node: HTMLElement): (() => void) | undefined {
  if (!place) return undefined;
  place.replaceChildren(node);
  return fitFormula(place);
}

function draw(typeset: Typeset, tex: string, display: boolean): HTMLElement | null {
  try {
    return typeset(tex, display);
  } catch {
    return null;
  }
}
