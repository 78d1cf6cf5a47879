// The sample quiz, with every type of question, made of the catalogue's texts. It is there before any account.
import { OWN_WRITER, type Question, type Quiz } from '#core/quiz/quiz';
import { localeNow } from '#texts/catalogue';
import { sampleQuizTexts } from '#texts/sampleQuiz';

type Passage = { heading: string; text: string };

/** What the quiz was written from. */
export function samplePassages(): Passage[] {
  return Object.values(sampleQuizTexts.passages);
}

/** The ground in section: sand, a layer A that lets water pass, rock that does not, and a pool where A meets the surface. */
const sectionOf = (pool: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 150"><rect width="320" height="150" fill="#FBECC6"/><path fill="#E3C07A" d="M0 52C70 36 120 44 168 78L190 82 214 78C250 52 284 48 320 56V150H0Z"/><path fill="#8FC1BE" d="M0 84C80 76 130 80 168 80L190 84 214 80C250 82 284 86 320 88V116H0Z"/><path fill="#6F6255" d="M0 114H320V150H0Z"/><path fill="#0B5F59" d="M164 76H218L206 84H174Z"/><path stroke="#1C2628" stroke-width="2" d="M72 30V94"/><circle cx="72" cy="22" r="13" fill="#FFFCF6" stroke="#1C2628" stroke-width="2"/><text x="72" y="27" font-family="sans-serif" font-size="15" font-weight="700" text-anchor="middle" fill="#1C2628">A</text><text x="191" y="66" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#1C2628">${pool}</text></svg>`;

type Texts = { question: string; explanation: string; quote: string };

/** The quiz in the chosen language. */
export function makeSampleQuiz(): Quiz {
  const texts = sampleQuizTexts;
  const { source, garden, salt, pool } = texts.passages;
  const language = localeNow().slice(0, 2);
  const sharedFields = ({ question, explanation, quote }: Texts, { heading }: Passage) => ({
    ...{ question_text: question, explanation, topic: heading, source: { page: 1, quote } },
    // What is in English says no language: so it is with every quiz of ours.
    ...(language === 'en' ? {} : { language }),
  });
  const answerFields = ({ answer, accepted }: { answer: string; accepted: Record<string, string> }) => ({
    ...{ correct_answer: answer, accepted_answers: Object.values(accepted) },
  });
  const questions: Omit<Question, 'question_id'>[] = [
    {
      ...sharedFields(texts.water, source),
      question_type: 'multiple_choice',
      options: texts.water.options,
      correct_answer: 'C',
      difficulty: 'Easy',
    },
    { ...sharedFields(texts.spring, source), question_type: 'short_answer', ...answerFields(texts.spring), difficulty: 'Easy' },
    {
      ...sharedFields(texts.aquifer, source),
      question_type: 'diagram',
      image_url: `data:image/svg+xml,${encodeURIComponent(sectionOf(texts.aquifer.pool))}`,
      ...answerFields(texts.aquifer),
      difficulty: 'Medium',
    },
    {
      ...sharedFields(texts.plants, garden),
      question_type: 'multiple_choice',
      options: texts.plants.options,
      correct_answer: 'D',
      difficulty: 'Easy',
    },
    {
      ...sharedFields(texts.residue, salt),
      question_type: 'multiple_choice',
      options: texts.residue.options,
      correct_answer: 'A',
      difficulty: 'Easy',
    },
    {
      ...sharedFields(texts.salinization, salt),
      question_type: 'short_answer',
      ...answerFields(texts.salinization),
      difficulty: 'Medium',
    },
    {
      ...sharedFields(texts.loss, pool),
      question_type: 'multiple_choice',
      options: texts.loss.options,
      correct_answer: 'B',
      difficulty: 'Hard',
    },
    {
      ...sharedFields(texts.layers, garden),
      question_type: 'essay',
      correct_answer: texts.layers.answer,
      key_points: Object.values(texts.layers.points).map(({ text, terms }) => ({ text, terms: Object.values(terms) })),
      difficulty: 'Medium',
    },
  ];
  return {
    title: texts.title,
    filename: texts.filename,
    written_by: OWN_WRITER,
    questions: questions.map((question, at) => ({ question_id: at + 1, ...question })),
  };
}
