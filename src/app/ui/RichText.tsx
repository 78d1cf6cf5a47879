// A text that may hold mathematics. Text becomes text, TeX becomes the nodes that MathJax made of it; nothing becomes HTML.
import { useEffect, useState } from 'react';
import { splitMath } from '#core/richText';
import './richText.css';

type Typeset = (tex: string, display: boolean) => HTMLElement;

let loaded: Typeset | null = null;
let loading: Promise<Typeset> | null = null;

/** MathJax, once, and only for those who meet a formula. A failed load is tried again by the next formula. */
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

/** The text with its formulas typeset; while that is not possible, the TeX itself. */
export function RichText({ text }: { text: string }) {
  let offset = 0;
  return splitMath(text).map((segment) => {
    const key = offset;
    offset += segment.text.length + 1;
    return segment.kind === 'text' ? (
      <span key={key} className="plain">
        {segment.text}
      </span>
    ) : (
      <Formula key={`${key}${segment.text}`} tex={segment.text} display={segment.kind === 'display'} />
    );
  });
}

function Formula({ tex, display }: { tex: string; display: boolean }) {
  const [node, setNode] = useState(() => (loaded ? draw(loaded, tex, display) : null));
  useEffect(() => {
    if (node) return;
    let gone = false;
    loadTypeset().then(
      (typeset) => {
        if (!gone) setNode(draw(typeset, tex, display));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [node, tex, display]);
  const className = display ? 'math math--block' : 'math';
  if (!node) return <span className={className}>{tex}</span>;
  return <span key="drawn" className={className} ref={(place) => placeFormula(place, node)} />;
}

/** A formula that is wider than its box scrolls in it, and then the keyboard must reach it too. */
function placeFormula(place: HTMLElement | null, node: HTMLElement): void {
  if (!place) return;
  place.replaceChildren(node);
  requestAnimationFrame(() => {
    if (place.scrollWidth > place.clientWidth && place.classList.contains('math--block')) place.tabIndex = 0;
  });
}

function draw(typeset: Typeset, tex: string, display: boolean): HTMLElement | null {
  try {
    return typeset(tex, display);
  } catch {
    return null;
  }
}
