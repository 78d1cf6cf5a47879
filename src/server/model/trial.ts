// Lets a model write a small quiz from a sample text, to see whether it works and how fast.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OWN_WRITER, type Question } from '#core/quiz/quiz';
import { createEngine } from '../documents/engineProcess.ts';
import type { Llm } from '../outside/llm.ts';

const TEXT = `How plants make sugar

Photosynthesis is the process by which green plants use the energy of light to make sugar from carbon dioxide and water. It takes place in the chloroplasts, which are small bodies inside the cells of a leaf. Chlorophyll is the green pigment that absorbs the light. It absorbs red and blue light and reflects green light, which is why leaves look green.

The process has two stages. In the light reactions, which happen in the membranes of the chloroplast, the energy of light splits water molecules. Oxygen is released, and the energy is stored in two carriers, ATP and NADPH. The Calvin cycle is the stage in the fluid of the chloroplast in which the energy of these carriers builds sugar from carbon dioxide. It needs no light itself, but it stops soon after dark because the carriers run out.

Stomata are small openings in the surface of a leaf through which carbon dioxide enters and water vapour leaves. On a hot and dry day a plant closes its stomata to save water. Less carbon dioxide can then enter, so photosynthesis slows down. A limiting factor is the condition that is in shortest supply and therefore holds the whole process back. In a dark room the limiting factor is light; in a bright and closed greenhouse it is often carbon dioxide.
`;
/** The most passages of a chapter (engine/llm/passage.ts); the trial has one. */
const CHAPTER = 12;
const CHARACTERS_PER_TOKEN = 4;

export type Trial = {
  questions: Question[];
  /** tokens written in a second, estimated from letters */
  tokensPerSecond: number;
  chapterMinutes: number;
};

/** Null if the model wrote no question that passed the checks. */
export async function runTrial(llm: Llm, signal: AbortSignal, child?: URL): Promise<Trial | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-trial-'));
  const engine = child === undefined ? createEngine() : createEngine({}, child);
  let letters = 0;
  const model = llm.forDocument(signal);
  const began = performance.now();
  try {
    const file = path.join(folder, 'trial.txt');
    await writeFile(file, TEXT);
    const countingModel = {
      ...model,
      ask: async (request: Parameters<typeof model.ask>[0]) => {
        const reply = await model.ask(request);
        letters += JSON.stringify(reply).length;
        return reply;
      },
    };
    const outcome = await engine.run({ file, name: 'trial.txt', signal, model: countingModel });
    if (outcome.kind !== 'quiz' || outcome.quiz.written_by === OWN_WRITER) return null;
    const seconds = (performance.now() - began) / 1000;
    return {
      questions: outcome.quiz.questions,
      tokensPerSecond: letters / CHARACTERS_PER_TOKEN / seconds,
      chapterMinutes: (CHAPTER * seconds) / 60,
    };
  } finally {
    engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The result as lines for a terminal. */
export function trialLines({ questions, tokensPerSecond, chapterMinutes }: Trial): string[] {
  const lines = questions.flatMap(({ question_id, question_text, options, correct_answer }) => [
    `${question_id}. ${question_text}`,
    ...Object.entries(options ?? {}).map(([letter, text]) => `   ${letter}. ${text}`),
    `   Answer: ${correct_answer}`,
  ]);
  const minutes = Math.max(1, Math.round(chapterMinutes));
  return [
    ...lines,
    `It wrote about ${tokensPerSecond.toFixed(tokensPerSecond < 10 ? 1 : 0)} tokens a second. A long chapter will take some ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, in the background.`,
  ];
}
