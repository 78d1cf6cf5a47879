// What a model writes of a document in another language, and under the wishes of a student. The model is a list of replies here.
import { expect, test } from 'vitest';
import type { Wishes } from '#core/document/wishes';
import type { Quiz } from '#core/quiz/quiz';
import { makeQuiz } from '#engine/engine';
import type { AskModel, ModelQuestion } from '#engine/llm/reply';
import { pdfjs } from '../../support/engineInput.ts';
import { checksOf } from '../../support/modelReader.ts';

const FRENCH = `La photosynthèse

La photosynthèse est le processus par lequel les plantes vertes utilisent l’énergie de la lumière pour fabriquer du sucre à partir du dioxyde de carbone et de l’eau. Elle a lieu dans les chloroplastes, qui sont de petits corps à l’intérieur des cellules de la feuille. La chlorophylle est le pigment vert qui absorbe la lumière. Elle absorbe la lumière rouge et la lumière bleue et réfléchit la lumière verte, ce qui explique la couleur des feuilles.

Le processus comporte deux étapes. Dans les réactions lumineuses, l’énergie de la lumière sépare les molécules d’eau et libère de l’oxygène. Dans le cycle de Calvin, l’énergie des transporteurs construit du sucre à partir du dioxyde de carbone. Les stomates sont de petites ouvertures à la surface de la feuille par lesquelles le dioxyde de carbone entre et la vapeur d’eau sort. Par une journée chaude et sèche, la plante ferme ses stomates pour économiser l’eau, et la photosynthèse ralentit.
`;

type Written = { question: string; answer: string; wrong: string[]; quote: string; asks?: ModelQuestion['asks'] };

/** A row for each question: its text, its answer, wrong options, its quote. */
const writtenIn = (rows: string): Written[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [question = '', answer = '', wrong = '', quote = ''] = row.split(' | ');
      return { question, answer, wrong: wrong.split(', '), quote };
    });

const french = writtenIn(`
Par quelles ouvertures le dioxyde de carbone a accès à la feuille ? | les stomates | les chloroplastes, les transporteurs, les pigments verts | Les stomates sont de petites ouvertures à la surface de la feuille par lesquelles le dioxyde de carbone entre et la vapeur d’eau sort.
Pourquoi la plante ferme-t-elle ses stomates par une journée chaude et sèche ? | pour économiser l’eau | pour absorber la lumière, pour libérer de l’oxygène, pour fabriquer du sucre | Par une journée chaude et sèche, la plante ferme ses stomates pour économiser l’eau, et la photosynthèse ralentit.
Quel pigment vert des plantes a une couleur qui vient de la lumière réfléchie ? | la chlorophylle | le dioxyde de carbone, le sucre, la vapeur d’eau | La chlorophylle est le pigment vert qui absorbe la lumière.
Que dit le texte de la chaleur et du froid ? | la chaleur aide | le froid aide, rien ne change, tout ralentit | La chaleur aide la plante, et le froid la tue.
`);

/** A model that writes these, answers them right and finds them right; what it was asked. */
function modelOf(written: readonly Written[], type: 'multiple_choice' | 'short_answer' = 'multiple_choice') {
  const prompts: string[] = [];
  const ask: AskModel = async ({ reply, prompt }) => {
    if (reply === 'questions') {
      prompts.push(prompt);
      const questions = written.map(({ question, answer, wrong, quote, asks = 'why' }) => ({
        type,
        asks,
        question,
        answer,
        wrong_options: type === 'multiple_choice' ? wrong.map((text) => ({ text, why_wrong: '' })) : [],
        accepted_answers: [],
        key_points: [],
        quotes: [quote],
        explanation: '',
        difficulty: 'Medium',
      }));
      return { questions };
    }
    if (reply === 'checks') return checksOf(prompt, () => true);
    const blocks = (prompt.split('\nQuestions:\n')[1] ?? '').split(/\n(?=\d+\. )/);
    const answers = blocks.map((block) => {
      const known = written.find(({ question }) => block.includes(question));
      const letter = [...block.matchAll(/^ {3}([A-D])\. (.*)$/gm)].find(([, , text]) => text === known?.answer)?.[1];
      return { number: Number.parseInt(block, 10), answer: letter ?? known?.answer ?? '?' };
    });
    return { answers };
  };
  return { prompts, model: { name: 'campus-7b', ask } };
}

const textsOf = ({ questions }: Quiz) => questions.map(({ question_text }) => question_text);
const fileOf = (text: string, name = 'notes.txt') => ({ name, bytes: new TextEncoder().encode(text) });

test('a document in French gets questions in French, with quotes that are there', async () => {
  const { prompts, model } = modelOf(french);
  const quiz = await makeQuiz(fileOf(FRENCH), { pdfjs, model });
  const texts = textsOf(quiz);
  expect(quiz.language).toBe('fr');
  expect(quiz.written_by).toContain('campus-7b');
  expect(texts).toEqual(expect.arrayContaining(french.slice(0, -1).map(({ question }) => question)));
  expect(texts).not.toContain(french.at(-1)?.question);
  expect(prompts[0]).toContain('Write every text of them in French, the language of the passage.');
  expect(prompts[0]).not.toContain('Terms that the document defines');
});

test('a typed answer in French may stand in its quote behind an article that it has not', async () => {
  const [first, , third] = french as [Written, Written, Written];
  const written = { ...first, question: 'Quel gaz est libéré quand la lumière sépare les molécules ?', answer: 'oxygène' };
  const quote = 'Dans les réactions lumineuses, l’énergie de la lumière sépare les molécules d’eau et libère de l’oxygène.';
  const { model } = modelOf([first, third, { ...written, quote }], 'short_answer');
  const quiz = await makeQuiz(fileOf(FRENCH), { pdfjs, model, wishes: { kind: 'typed' } });
  expect(textsOf(quiz)).toContain(written.question);
});

const CHINESE = `光合作用

光合作用是绿色植物利用光能把二氧化碳和水转化为糖的过程。光合作用发生在叶绿体中，叶绿体是叶细胞内的小结构。叶绿素是吸收光的绿色色素。叶绿素吸收红光和蓝光，反射绿光，因此叶子看起来是绿色的。

光合作用分为两个阶段。在光反应中，光能分解水分子并释放氧气。在卡尔文循环中，载体的能量把二氧化碳合成为糖。气孔是叶子表面的小孔，二氧化碳从气孔进入，水蒸气从气孔排出。在炎热干燥的日子，植物关闭气孔以节省水分，光合作用因此减慢。限制因素是供应最少、因而限制整个过程的条件。在黑暗的房间里，限制因素是光；在明亮而封闭的温室里，限制因素常常是二氧化碳。
`;

const chinese = writtenIn(`
植物在炎热干燥的日子为什么要让叶子表面的小孔合上？ | 节省水分 | 释放氧气, 吸收红光, 反射绿光 | 在炎热干燥的日子，植物关闭气孔以节省水分，光合作用因此减慢。
在光反应这个阶段里，光的能量会使植物放出什么气体？ | 氧气 | 水蒸气, 二氧化碳, 糖 | 在光反应中，光能分解水分子并释放氧气。
在没有光线的房间里，是什么条件限制了植物制造糖的整个过程？ | 限制因素是光 | 限制因素是水, 限制因素是糖, 限制因素是叶绿素 | 在黑暗的房间里，限制因素是光
哪一种色素会把绿色的光反射出来，使植物的外表呈现这种颜色？ | 胡萝卜素 | 叶黄素, 花青素, 黑色素 | 叶绿素吸收红光和蓝光，反射绿光，因此叶子看起来是绿色的。
`);

test('a document in Chinese, whose words no space parts: an answer must stand in its quote', async () => {
  const { prompts, model } = modelOf(chinese);
  const quiz = await makeQuiz(fileOf(CHINESE), { pdfjs, model });
  const texts = textsOf(quiz);
  expect(prompts[0]).toContain('in Chinese, the language of the passage.');
  expect(texts).toEqual(expect.arrayContaining(chinese.slice(0, -1).map(({ question }) => question)));
  expect(texts).not.toContain(chinese.at(-1)?.question);
});

const ENGLISH = `# Leaves

Photosynthesis is the process by which green plants use the energy of light to make sugar from carbon dioxide and water. It takes place in the chloroplasts, which are small bodies inside the cells of a leaf. Chlorophyll is the green pigment that absorbs the light. Stomata are small openings in the surface of a leaf through which carbon dioxide enters and water vapour leaves. On a hot and dry day a plant closes its stomata to save water.

# Rivers

A meander is a bend in the course of a river, which forms where the water erodes the outer bank. A delta is the flat land that a river builds where it enters the sea and drops its load. Erosion is the process by which water and wind wear rock away. A tributary is a smaller river that flows into a larger one. Floods spread fine mud over the plain, which makes the soil fertile.
`;

const english = writtenIn(`
Which feature forms where the water of a river erodes the outer bank? | a meander | a delta, a tributary, a plain | A meander is a bend in the course of a river, which forms where the water erodes the outer bank.
Which flat land does a river build where it enters the sea? | a delta | a meander, a tributary, a plain | A delta is the flat land that a river builds where it enters the sea and drops its load.
`);

const CASE = {
  question: 'One bank of the Tisa is soft sand, the other hard rock. On which side will the bed be found after a century?',
  answer: 'nearer to the sand',
  wrong: ['nearer to the rock', 'where it is now', 'midway between them'],
};

test.each<[string, Partial<Written>, boolean]>([
  ['as it should be', {}, true],
  ['in another language', { question: 'Quelle forme se trouve là où l’eau de la rivière attaque la rive ?' }, false],
  ['on a figure', { question: 'By the figure above, which feature forms where the water erodes the outer bank?' }, false],
  ['whose answer its length tells', { answer: 'a bend in the course' }, false],
  ['of a case, whose answer follows from its quote', { ...CASE, asks: 'example' }, true],
  ['of a fact whose answer does not stand in its quote', { ...CASE, asks: 'fact' }, false],
  ['with all of the above', { wrong: ['a delta', 'a tributary', 'All of the above'] }, false],
])('a question %s', async (_, change, isKept) => {
  const written = { ...(english[0] as Written), ...change };
  const { model } = modelOf([written]);
  const { questions } = await makeQuiz(fileOf(ENGLISH, 'notes.md'), { pdfjs, model });
  expect(questions.map(({ question_text }) => question_text).includes(written.question)).toBe(isKept);
});

const wishes: Wishes = { count: 10, kind: 'choice', parts: [{ number: 1, heading: 'Rivers' }] };

test('a model obeys the wishes: the part, the type and the number', async () => {
  const { prompts, model } = modelOf(english);
  const file = fileOf(ENGLISH, 'notes.md');
  const quiz = await makeQuiz(file, { pdfjs, model, wishes });
  expect(prompts.length).toBeGreaterThan(0);
  for (const prompt of prompts) {
    expect(prompt).not.toContain('Photosynthesis');
    expect(prompt).toMatch(/each about something else: \d+ multiple_choice\./);
  }
  expect(textsOf(quiz)).toEqual(expect.arrayContaining(english.map(({ question }) => question)));
  expect(quiz.unmet_wishes?.question_count).toBe(quiz.questions.length);
});

test('questions of another type than was wished for are none', async () => {
  const { model } = modelOf(english, 'short_answer');
  const file = fileOf(ENGLISH, 'notes.md');
  expect(await makeQuiz(file, { pdfjs, model, wishes })).toEqual(await makeQuiz(file, { pdfjs, wishes }));
});
