// Questions on how clauses of a text hang together: what follows, which statement an example
// shows. One part is shown as the text has it, the other one is the right option; other ends or statements of the text stand beside it. Readers took 2 of 105 questions on reasons and contrasts, so none is asked.

import { isPastTense } from '../../english/tense.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Understood } from '../../understand/understood.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { type Clause, leadOf, wrongClauses } from '../options/clause.ts';
import { type Relation, relationsOf } from './relation.ts';
import type { RelationForm } from './relationRule.ts';

const STEMS: Readonly<Record<RelationForm, (claim: string) => string>> = {
  condition: (claim) => `${claim}, what follows?`,
  conclusion: (claim) => `“${claim}.” What follows from this?`,
  example: (claim) => `Which statement does this example illustrate? “${claim}.”`,
};

const SCORE = 0.7;

function asClause({ sentence, answer }: Relation): Clause {
  return { sentence, text: answer, lead: leadOf(answer), stems: new Set(contentWordStems(answer)), subject: null };
}

/** "When Robert grew up, he asked …": what happened once does not follow. */
function isDeed({ form, claim, answer }: Relation, { tagged }: Understood): boolean {
  if (form !== 'condition' && form !== 'conclusion') return false;
  return [claim.replace(/^\p{Lu}\p{Ll}+ /u, ''), answer].some((text) => isPastTense(tagged.tokens(text)));
}

const read = new WeakMap<Understood, readonly Relation[]>();

/** The questions on relations of these forms, unranked. */
function relationQuestions(of: Understood, forms: readonly RelationForm[], random: Random): Drafted[] {
  const all = read.get(of) ?? relationsOf(of.material, of.tagged);
  read.set(of, all);
  return all.flatMap((own): Drafted[] => {
    if (!forms.includes(own.form) || isDeed(own, of)) return [];
    const others = all.filter((other) => other !== own && other.form === own.form).map(asClause);
    const { sentence, claim, answer, quote, form } = own;
    const asked = { sentence, asked: claim, right: answer, isPlain: form === 'example' };
    const wrong = wrongClauses(of, asked, others, random);
    if (wrong === null) return [];
    return [
      {
        type: 'multiple_choice',
        ...asking(framed('plain', STEMS[form](claim))),
        answer: capitalised(answer),
        wrong: wrong.map(capitalised),
        accepted: [],
        keyPoints: [],
        keys: [`why ${sentence.index}`],
        quote,
        sentence,
        score: SCORE,
      },
    ];
  });
}

/** What happens when, and what follows from a statement. */
export const follows: QuestionKind = {
  ...usual,
  name: 'follows',
  level: 'understanding',
  judgedAs: 'own',
  draft: (of, random) => relationQuestions(of, ['condition', 'conclusion'], random),
};

/** The statement that an example shows. */
export const shows: QuestionKind = {
  ...usual,
  name: 'shows',
  level: 'understanding',
  judgedAs: 'own',
  draft: (of, random) => relationQuestions(of, ['example'], random),
};
