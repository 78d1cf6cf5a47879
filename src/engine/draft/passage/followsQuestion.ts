// Causes and what follows from them: a statement of the document is to be completed, "When water is heated, …" or "Copper is used
// in wires because …". The right end is the document's; the wrong ones are other statements of it.

import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Sentence } from '../../understand/material.ts';
import type { Understood } from '../../understand/understood.ts';
import { isOptionSized } from '../askAbout.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { isClause, isWhole, type Statement, withoutTail, wrongStatements } from '../options/statement.ts';

type Completion = { sentence: Sentence; begun: string; end: string };

const WHEN = /^((?:When|If|Whenever) [^,]{10,110},) (?:then )?(.{12,120})$/u;
const BECAUSE =
  /^(.{15,140}?)(?<!\b(?:that|and|or|is|are|was|were|not|only|just|simply|partly|mainly)),? (because) (?!of\b)(.{12,120})$/iu;
/** "you should …", "one must …": advice. */
const ADVICE = /\b(?:should|must|ought|needs? to|ha(?:s|ve) to|please)\b/i;
const FEWEST_STEMS = 3;

function completionOf(sentence: Sentence, { tagged }: Understood): Completion | null {
  if (!sentence.usable || sentence.kind !== 'paragraph') return null;
  const text = withoutFullStop(sentence.clean);
  const when = WHEN.exec(text);
  const because = when ? null : BECAUSE.exec(text);
  const begun = when?.[1] ?? (because ? `${because[1]} because` : null);
  const end = withoutTail(when?.[2] ?? because?.[3] ?? '');
  if (begun === null || ADVICE.test(end)) return null;
  const said = begun.replace(/^(?:when|if|whenever) /i, '').replace(/,$| because$/, '');
  if (!isWhole(said) || !isWhole(end) || !isOptionSized(end) || !isClause(end, tagged)) return null;
  if (!isClause(tagged.lowered(capitalised(said)), tagged) || new Set(contentWordStems(said)).size < FEWEST_STEMS) return null;
  return { sentence, begun, end };
}

/** One question for each statement of cause and effect, unranked. */
function followsQuestions(of: Understood, random: Random): Drafted[] {
  const { material, tagged } = of;
  const all = material.sentences.map((sentence) => completionOf(sentence, of)).filter((one) => one !== null);
  const others = all.map(({ sentence, end }): Statement => ({ sentence, text: end, stems: new Set(contentWordStems(end)) }));
  return all.flatMap((own): Drafted[] => {
    const { sentence, begun, end } = own;
    const wrong = wrongStatements(material, tagged, { source: sentence, asked: begun, right: end, others }, random);
    if (wrong === null) return [];
    return [
      {
        type: 'multiple_choice',
        ...asking(framed('plain', `Which of these completes the statement as the text does? “${begun} …”`)),
        answer: capitalised(end),
        wrong: wrong.map(capitalised),
        accepted: [],
        keyPoints: [],
        // The same as `why` asks of the same sentence.
        keys: [`why ${sentence.index}`],
        quote: sentence.text,
        sentence,
        score: 0.7,
      },
    ];
  });
}

/** A cause, or what follows from it. */
export const follows: QuestionKind = {
  ...usual,
  name: 'follows',
  level: 'understanding',
  judgedAs: 'own',
  draft: followsQuestions,
};
