// The deck for Anki: anki-reader, which is not ours, shows its cards; sql.js finds its database sound; and our own reader, which runs no SQL,
// finds the same quiz in it.
import { readAnkiPackage } from 'anki-reader';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { describe, expect, test } from 'vitest';
import { tidyQuestion } from '#core/editing/ownQuiz';
import { read } from '#core/formats/apkg';
import { fromHtml } from '#core/formats/htmlText';
import { toDollars } from '#core/formats/mathText';
import type { Quiz } from '#core/quiz/quiz';
import { write as writeDeck } from '#server/quizzes/export/apkg';
import { problemText } from '#texts/importProblems';
import { hostileQuiz } from '../core/formats/hostileQuiz.ts';
import { sampleQuiz } from '../support/quizzes.ts';

const write = (quiz: Quiz) => writeDeck(quiz, 'en');

async function opened(bytes: Uint8Array) {
  const { Database } = await initSqlJs();
  return new Database(unzipSync(bytes)['collection.anki2']);
}

test('sql.js finds a sound database with a note and a card a question, formulas in brackets', async () => {
  const bytes = await write(sampleQuiz);
  expect(strFromU8(unzipSync(bytes).media ?? new Uint8Array())).toBe('{}');
  const database = await opened(bytes);
  const rows = (sql: string) => database.exec(sql)[0]?.values ?? [];
  expect(rows('PRAGMA integrity_check')).toEqual([['ok']]);
  expect(rows('SELECT ver FROM col')).toEqual([[11]]);
  expect(rows('SELECT count(*) FROM cards JOIN notes ON notes.id = nid')).toEqual([[3]]);
  const notes = rows('SELECT flds FROM notes ORDER BY (SELECT due FROM cards WHERE nid = notes.id)').map(([flds]) =>
    String(flds).split('\u001f'),
  );
  expect(notes[0]?.slice(0, 3)).toEqual([
    'Which of these is a norm that is written down?',
    '<ol type="A"><li>folkway</li><li>law</li><li>more</li><li>taboo</li></ol>',
    'B. law',
  ]);
  expect(notes[1]?.[0]).toBe('What is the cost of \\(5 \\cdot 3\\) apples at \\$2?');
  expect(notes[1]?.slice(2, 4)).toEqual(['Thirty dollars', '30']);
  const models = Object.values(JSON.parse(String(rows('SELECT models FROM col')[0]?.[0]))) as { flds: unknown[]; name: string }[];
  expect(models).toHaveLength(1);
  expect(models[0]?.flds).toHaveLength(notes[0]?.length ?? 0);
  expect(
    Object.values(JSON.parse(String(rows('SELECT decks FROM col')[0]?.[0]))).map((deck) => (deck as { name: string }).name),
  ).toContain(sampleQuiz.title);
  database.close();
});

/** The deck of this quiz and the sides of its cards, as anki-reader fills the templates in. */
async function shownByAnother(quiz: Quiz) {
  const { collection, media } = await readAnkiPackage(new Blob([await write(quiz)]));
  expect([collection.getVersion(), media]).toEqual([11, {}]);
  const [deck, ...more] = Object.values(collection.getDecks()).filter((one) => Object.keys(one.getCards()).length > 0);
  expect(more).toEqual([]);
  const cards = Object.values(deck?.getCards() ?? {});
  return {
    deck: deck?.getName(),
    cards: cards.map((card) => {
      expect(card.getQuestions()).toHaveLength(1);
      const [side] = card.getQuestions();
      return { front: side?.getQuestionString() ?? '', back: side?.getAnswerString() ?? '', fields: card.getFields() };
    }),
  };
}

describe('anki-reader', () => {
  test('finds every question in its order and nothing that runs, whatever the texts are', async () => {
    await fc.assert(
      fc.asyncProperty(hostileQuiz, async (quiz) => {
        const { cards } = await shownByAnother(quiz);
        expect(cards.map(({ fields }) => toDollars(fromHtml(fields.Question ?? '')))).toEqual(
          quiz.questions.map((one) => tidyQuestion(one).question_text),
        );
        for (const { front, back } of cards) expect(front + back).not.toMatch(/<(?:script|img|b>alert)/i);
      }),
      { numRuns: 50 },
    );
  });
});

test('a second export of a quiz is the same file, so that a second import adds nothing', async () => {
  expect(await write(sampleQuiz)).toEqual(await write(sampleQuiz));
});

describe('pictures', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const image_url = `data:image/png;base64,${png}`;

  test('of our own questions are shown in the deck, and read back', async () => {
    const questions = sampleQuiz.questions.map((question, at) => ({ ...question, question_id: at + 1, image_url }));
    const bytes = await write({ ...sampleQuiz, questions });
    const { cards } = await shownByAnother({ ...sampleQuiz, questions });
    for (const { front } of cards) expect(front).toContain(`<img src="${image_url}" alt="Picture of the question">`);
    expect(read(bytes).questions).toEqual(questions.map(tidyQuestion));
  });

  test('of notes are kept where the package has them, one without words is asked', async () => {
    const database = await opened(await write(sampleQuiz));
    const fields = [
      '<img src="a b.png">\u001fheart',
      'Which bone?<br><img src="a%20b.png">\u001frib',
      '<img src="no.png">\u001fx',
    ];
    for (const [at, text] of fields.entries())
      database.run('UPDATE notes SET mid = 1, flds = ? WHERE id = (SELECT id FROM notes ORDER BY id LIMIT 1 OFFSET ?)', [
        text,
        at,
      ]);
    const files = {
      'collection.anki2': database.export(),
      media: strToU8('{"0": "other.png", "1": "a b.png"}'),
      0: strToU8('x'),
      1: Uint8Array.from(Buffer.from(png, 'base64')),
    };
    database.close();
    const { questions, problems } = read(zipSync(files));
    expect(questions.map((one) => [one.question_text, one.correct_answer, one.image_url])).toEqual([
      ['What does the picture show?', 'heart', image_url],
      ['Which bone?', 'rib', image_url],
    ]);
    expect(problems.map(({ place, flaw }) => [place?.number, flaw.code])).toEqual([[3, 'picture_unkept']]);
  });
});

describe('a hostile deck ends in a sentence', () => {
  /** The same deck with another database in it. */
  const deckOf = (database: Uint8Array) => zipSync({ 'collection.anki2': database, media: strToU8('{}') }, { level: 0 });
  const databaseOf = async () => unzipSync(await write(sampleQuiz))['collection.anki2'] ?? new Uint8Array();
  const sentenceOf = (database: Uint8Array) => {
    const { questions, problems } = read(deckOf(database));
    expect(questions).toEqual([]);
    return problems[0] && problemText(problems[0]);
  };
  const changed = async (sql: string, values: (string | number | Uint8Array)[] = []) => {
    const database = await opened(await write(sampleQuiz));
    database.run(sql, values);
    const bytes = database.export();
    database.close();
    return bytes;
  };

  test('whose database breaks off, wherever', async () => {
    const whole = await databaseOf();
    for (let length = 512; length < whole.length; length += 997)
      expect(sentenceOf(whole.slice(0, length))).toBe('The deck cannot be read: The database is not complete. Export it again.');
  });

  test('whose pages go in a circle', async () => {
    const bytes = await databaseOf();
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const pageSize = view.getUint16(16);
    // Page 2 becomes an interior page whose only child is itself, and so does each other page.
    for (let page = 2; page * pageSize <= bytes.length; page += 1) {
      const start = (page - 1) * pageSize;
      view.setUint8(start, 5);
      view.setUint16(start + 3, 0);
      view.setUint32(start + 8, page);
    }
    expect(sentenceOf(bytes)).toMatch(/points back to itself/);
  });

  test('that has a view of the name of a table, which would run, or no tables at all', async () => {
    const view = 'DROP TABLE notes; CREATE VIEW notes AS SELECT randomblob(1000000000)';
    expect(sentenceOf(await changed(view))).toMatch(/has no table notes/);
    expect(sentenceOf(await changed('DROP TABLE col'))).toMatch(/has no table col/);
  });

  test('with 600 notes that cannot be asked before 400 that can', async () => {
    const sql = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 997)
      INSERT INTO notes SELECT ids.id + i, 'g' || i, 1, mod, usn, tags,
        CASE WHEN i < 598 THEN 'Q' || i ELSE 'Q' || i || char(31) || 'a' END, sfld, csum, flags, data
      FROM n, (SELECT * FROM notes ORDER BY id DESC LIMIT 1) AS ids`;
    const { questions, problems } = read(deckOf(await changed(sql)));
    expect([questions.length, problems.length]).toEqual([403, 597]);
  });

  test('with a note of 5 MB', async () => {
    expect(sentenceOf(await changed('UPDATE notes SET flds = ?', ['a'.repeat(5 * 1024 * 1024)]))).toMatch(/longer than 4 MB/);
  });

  test('or whose bytes were changed anywhere: some questions or a sentence, and it comes to an end', async () => {
    const whole = await databaseOf();
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }), (changes) => {
        const bytes = whole.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        const { questions, problems } = read(deckOf(bytes));
        expect(questions.length + problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

test('a deck that is written is read back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuiz, async (quiz) => {
      const { questions, problems, left_out } = read(await write(quiz));
      expect(problems).toEqual([]);
      expect(left_out).toEqual(quiz.left_out);
      expect(questions).toEqual(quiz.questions.map(tidyQuestion));
    }),
    { numRuns: 100 },
  );
});
