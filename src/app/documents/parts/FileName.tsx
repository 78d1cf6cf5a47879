// A file's name, which may wrap after an underscore, and a tile with its kind. A long name shows two lines and expands on a
// press, since touch has no tooltips.
import { Fragment, useState } from 'react';
import { fileRowTexts } from '#texts/fileRow';

/** Shorter names fit into two lines on every screen. */
const LONG = 40;

export function FileName({ name }: { name: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const parts = (name.match(/[^_]*_|[^_]+/g) ?? []).map((part, i) => (
    // Parts of a name are identified only by their position.
    <Fragment key={`${i}${part}`}>
      {i > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
  if (name.length < LONG) {
    return (
      <span className="name" title={name}>
        {parts}
      </span>
    );
  }
  return (
    <button type="button" className="name__press" title={name} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
      <span className={isWhole ? 'name name--whole' : 'name'}>{parts}</span>
    </button>
  );
}

export function FileTile({ name }: { name: string }) {
  return <Tile>{/\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? fileRowTexts.file}</Tile>;
}

export function Tile({ children }: { children: string }) {
  return (
    <span className="tile" aria-hidden="true">
      {children}
    </span>
  );
}
