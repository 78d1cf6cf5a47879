// A file's name, which may break after an underscore, and the tile with its kind. Of a long name two lines are shown, and a press
// shows the rest: a tooltip alone is nothing for a finger.
import { Fragment, useState } from 'react';
import { fileRowTexts } from '#texts/fileRow';

/** A name that is shorter than this stands whole in two lines on every screen. */
const LONG = 40;

export function FileName({ name }: { name: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const parts = (name.match(/[^_]*_|[^_]+/g) ?? []).map((part, i) => (
    // The parts of one name have no other identity than their place.
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
  const kind = /\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? fileRowTexts.file;
  return (
    <span className="tile" aria-hidden="true">
      {kind}
    </span>
  );
}
