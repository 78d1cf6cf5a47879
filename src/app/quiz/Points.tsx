// The points of an essay: which were found in the answer, and which were not.
import { Cross, Tick } from '../ui/icons.tsx';
import { RichText } from '../ui/RichText.tsx';
import type { FoundPoint } from './verdict.ts';
import './points.css';

export function Points({ points }: { points: readonly FoundPoint[] }) {
  const count = points.filter((point) => point.found).length;
  return (
    <div>
      <dt>{`You found ${count} of ${points.length} points`}</dt>
      <dd>
        <ul className="points">
          {points.map(({ text, found }) => (
            <li key={text} className={found ? 'points__found' : 'points__missing'}>
              {found ? <Tick /> : <Cross />}
              <span>
                <span className="vh">{found ? 'Found: ' : 'Not found: '}</span>
                <RichText text={text} />
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
