// How axes are written: small, quiet, and by the page's own colours.
import { dateFormat } from '#texts/formats';

/** `Nov 24` of a time. */
export const dayOfMonth = (at: number): string => dateFormat({ month: 'short', day: 'numeric' }).format(at);

/** For visx: no font or colour of its own. */
export const label = (anchor: 'end' | 'middle') => ({
  className: 'chart__label',
  textAnchor: anchor,
  fill: '',
  fontSize: '',
  fontFamily: '',
  ...(anchor === 'end' ? { dx: -4, dy: '0.32em' } : { dy: '0.2em' }),
});
