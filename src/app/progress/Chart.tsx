// What every chart has: its title, one sentence that says it all, the drawing, and the same figures as a table (decision 060).
import { type ReactNode, useCallback, useId, useState } from 'react';
import { progressTexts } from '#texts/progress';

/** The width, 0 until it is known, and the ref of what is measured. */
function useWidth(): [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    setWidth(element.clientWidth);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref];
}

type Props = {
  title: string;
  /** the whole of it in a sentence, for those who do not see the drawing too */
  says: string;
  children: (width: number) => ReactNode;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** beside the title: what may be chosen */
  choice?: ReactNode;
  /** under the sentence */
  note?: ReactNode;
};

export function Chart({ title, says, children, head, rows, choice, note }: Props) {
  const id = useId();
  const [width, place] = useWidth();
  return (
    <section className="card chart" aria-labelledby={id}>
      <div className="chart__h">
        <h2 id={id}>{title}</h2>
        {choice}
      </div>
      <p className="muted">{says}</p>
      {note}
      <div className="chart__place" ref={place}>
        {width > 0 ? children(width) : null}
      </div>
      <details className="chart__table">
        <summary>{progressTexts.asTable}</summary>
        <table>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, at) => (
              <tr key={at}>
                {cells.map((cell, column) => (
                  <td key={head[column]} className={column === 0 ? '' : 'num'}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
