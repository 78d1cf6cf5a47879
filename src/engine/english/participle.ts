// Past forms of verbs, which describe a noun before or behind them: "a sunk ship", "a quay built of stone".

import { anyOf, oneOf } from './pattern.ts';

const PAST = anyOf('i')`
    (?:ed|en|wn)$
    ^${oneOf`
      begun | bent | bound | bought | brought | built | burnt | caught | cut | dealt | dug | drunk | fed | felt | fought | found
      gave | held | hung | hurt | kept | laid | led | left | lent | lost | made | meant | met | paid | put | read | rung | said
      sent | set | shot | shrunk | shut | slept | sold | sought | spent | split | spun | struck | stuck | stung | sung | sunk
      swept | swung | taught | told | torn | understood | won | worn | wound
    `}$
`;

/** Is this word a past form, as far as its letters tell? */
export function isPastForm(word: string): boolean {
  return PAST.test(word);
}
