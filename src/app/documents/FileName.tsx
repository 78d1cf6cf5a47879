// A file's name, which may break after an underscore, and the tile with its kind.
import { Fragment } from 'react';

export function FileName({ name }: { name: string }) {
  const parts = name.split(/(?<=_)/);
  return (
    <span className="name" title={name}>
      {parts.map((part, i) => (
        // The parts of one name have no other identity than their place.
        <Fragment key={`${i}${part}`}>
          {i > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

export function FileTile({ name }: { name: string }) {
  const kind = /\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? 'FILE';
  return (
    <span className="tile" aria-hidden="true">
      {kind}
    </span>
  );
}
