// Tables whose columns or right answers are not certain: an option must not become the answer.
import { expect, test } from 'vitest';
import { read } from '#core/formats/csv';

/** Each question with the text of its right answer, and each flaw with its line. */
const readingOf = (table: string) => {
  const { title, questions, problems } = read(table);
  return {
    ...(title === '' ? {} : { title }),
    right: questions.map(
      ({ question_text, options, correct_answer }) => `${question_text} ${options?.[correct_answer] ?? correct_answer}`,
    ),
    flaws: problems.map(({ line, flaw }) => `${line} ${flaw.code}`),
  };
};
const rows = ['Capital?,Kumasi,Accra,Tamale,Tema', 'Gas?,Oxygen,CO2,N2,He', 'Star?,Sun,Moon,Io,Mars'];
const table = (...keys: string[]) => keys.map((key, at) => `${rows[at]},${key}`).join('\n');
const german = 'Frage;Antwort A;Antwort B;Antwort C;Antwort D;Richtige Antwort';
const kahoot = 'Question - max 120 characters,Answer 1,Answer 2,Answer 3,Answer 4,Time limit (sec),Correct answer(s)';

test.each([
  ['German headings', `${german}\n${table('B', 'B').replaceAll(',', ';')}`, ['Capital? Accra', 'Gas? CO2']],
  ['Spanish headings', `Pregunta,Opción A,Opción B,Opción C,Opción D,Respuesta\n${table('B')}`, ['Capital? Accra']],
  ['unknown headings', `Domanda,1a,2a,3a,4a,Giusta\n${table('B', 'C')}`, ['Capital? Accra', 'Gas? N2'], ['1 aiken_other_answer']],
  ['a numbered table', `1,${table('B', 'C').replace('\n', '\n2,')}`, ['Capital? Accra', 'Gas? N2']],
  [
    'a numbered list',
    '1;Osmose;Wasser wandert\n2;Diffusion;Stoffe wandern',
    ['Osmose Wasser wandert', 'Diffusion Stoffe wandern'],
  ],
  ['one flawed answer', table('B', '"B,D"', 'a'), ['Capital? Accra', 'Star? Sun'], ['2 csv_several_right']],
  ['letters with signs', table('b)', 'Option C', '(a)'), ['Capital? Accra', 'Gas? N2', 'Star? Sun']],
  ['texts as answers', table('Accra', 'N2'), ['Capital? Accra', 'Gas? N2']],
  ['a title without headings', `Biology,,,,,\n${table('B', 'C')}`, ['Capital? Accra', 'Gas? N2'], ['1 answer_missing']],
  ['three columns', 'Cells,Osmosis,Movement of water\nCells,Diffusion,Movement', [], ['1 csv_no_columns']],
  ['no answer that fits', `${rows[0]},x\n${rows[1]},y`, [], ['1 csv_no_columns']],
  ['points behind letters', table('B,1', 'C,1'), ['Capital? Accra', 'Gas? N2']],
  ['numbers that may be points', table('1', '2'), [], ['1 csv_no_columns']],
  ['a topic before the questions', `Cells,${table('B', 'C').replace('\n', '\nCells,')}`, [], ['1 csv_no_columns']],
  ['a difficulty before the options', table('C', 'D', 'B').replaceAll('?', '?,Easy'), [], ['1 csv_no_columns']],
  ['(A) as heading', `Question,(A),(B),(C),(D),Answer\n${table('B')}`, ['Capital? Accra']],
  ['opt_a as heading', `question,opt_a,opt_b,opt_c,opt_d,answer\n${table('B')}`, ['Capital? Accra']],
  ['five times “Answer”', `Question,Answer,Answer,Answer,Answer,Correct answer\n${table('2')}`, ['Capital? Accra']],
  ['one heading for all options', `Question,Options,,,,Correct\n${table('B')}`, [], ['2 csv_no_options']],
  ['a letter without options', 'question,A,B,answer\nQ,,,B', [], ['2 csv_no_options']],
  ['options inside the question', 'question,answer\n"Which?\n(a) one\n(b) two",b', [], ['2 csv_no_options']],
  ['a letter as a term', 'question,answer\nSymbol of carbon?,C', ['Symbol of carbon? C']],
  ['Q and A', 'Q,A\nCapital?,Accra', ['Capital? Accra']],
  ['a column n', 'n,question,answer\n1,Capital?,Accra', ['Capital? Accra']],
  ['a key beside the answer', 'Key,Question,Answer\nK1,Capital?,Accra', ['Capital? Accra']],
  ['a solution beside the answer', 'Question,Solution,Answer\n2x=4; x?,Divide by 2,2', ['2x=4; x? 2']],
  ['two answers', 'Question,Answer,Answer\nCapital?,Accra,Kumasi', [], ['1 csv_no_columns']],
  ['numbers of Kahoot', `${kahoot}\n1+2?,2,4,1,3,20,4\n2+2?,4,3,2,1,20,1`, ['1+2? 3', '2+2? 4']],
  [
    'letters as texts',
    'Question,Option 1,Option 2,Option 3,Option 4,Answer\nB+1?,D,C,E,A,C\nD+1?,E,C,A,B,E',
    ['B+1? C', 'D+1? E'],
  ],
  ['letters of lettered columns', 'Question,A,B,C,D,Answer\nB+1?,D,E,C,A,C\nD+1?,E,C,A,B,A', ['B+1? C', 'D+1? E']],
  [
    'place or text',
    'Question,Option 1,Option 2,Option 3,Answer\n2+1?,3,2,1,3\n1+1?,1,2,3,2',
    ['1+1? 2'],
    ['2 csv_place_or_text'],
  ],
  ['places from 0', 'question,A,B,C,answer\nOne?,a,b,c,0\nTwo?,a,b,c,2', [], ['2 aiken_other_answer', '3 aiken_other_answer']],
  ['a number among texts', 'question,1,2,3,answer\nOne?,1,2,4,3\nTwo?,x,y,z,y', ['Two? y'], ['2 aiken_other_answer']],
  [
    'answers in other words',
    `question,A,B,C,D,answer\n${table('accra.', 'B) CO2', 'B) Sun')}\nSo?,True,False,,,TRUE\nNo?,True,False,,,F`,
    ['Capital? Accra', 'Gas? CO2', 'So? True', 'No? False'],
    ['4 aiken_other_answer'],
  ],
  [
    'several answers',
    `question,A,B,C,D,answer\n${table('A and C', 'A|B', 'A-C')}`,
    [],
    [2, 3, 4].map((line) => `${line} csv_several_right`),
  ],
  ['an answer of true or false', 'question,type,answer\nSun?,tf,T\nSonne?,tf,WAHR', ['Sun? True'], ['3 aiken_other_answer']],
  ['commas before semicolons', 'Haus, Hof, Garten?;Zaun\nblau, weit?;Himmel', ['Haus, Hof, Garten? Zaun', 'blau, weit? Himmel']],
  ['a picture', 'question,A,B,answer\nQ,<img src="a.png">,b,B', [], ['2 picture']],
])('reads %s', (_, text, right, flaws: string[] = []) => {
  expect(readingOf(text)).toEqual({ right, flaws });
});

test('a single cell above the headings is the title', () => {
  expect(readingOf(`Biology 2026,,,,,\nQuestion,A,B,C,D,Answer\n${table('B')}`)).toEqual({
    title: 'Biology 2026',
    right: ['Capital? Accra'],
    flaws: [],
  });
});

test.each([
  ['empty rows', Array.from({ length: 400 }, (_, at) => `Q${at},x,y,A\n,\n,`), 400, 0],
  ['flawed rows', Array.from({ length: 1050 }, (_, at) => `Q${at},x,y,${at > 299 && at < 850 ? '"A,B"' : 'A'}`), 500, 550],
])('reads as many questions whatever %s are between them', (_, lines, questionCount, problemCount) => {
  const { questions, problems } = read(`question,A,B,answer\n${lines.join('\n')}`);
  expect([questions.length, problems.length]).toEqual([questionCount, problemCount]);
});
