// Writes an Anki deck: a zip with a database of schema 11, which every version imports
// (https://github.com/ankidroid/Anki-Android/wiki/Database-Structure). The same quiz gives the same bytes, so a second import
// adds nothing.
import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import { tidyLine } from '#core/editing/ownQuiz';
import { ankiFields, noteOf } from '#core/formats/ankiNotes';
import { DEFAULT_QUIZ_TITLE, type Quiz } from '#core/quiz/quiz';
import type { WrittenLanguage } from '#texts/languages';
import { writtenTexts } from '#texts/written';

/** All our decks share one note type. */
const MODEL_ID = 1_795_500_000_001;
const FIRST_ID = 1_795_500_000_000;
const MADE = 1_795_500_000;
const TIME = new Date(1980, 0, 1);

const SCHEMA = `
CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
  dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null,
  dconf text not null, tags text not null);
CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
  tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
  usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
  factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
  odid integer not null, flags integer not null, data text not null);
CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
CREATE INDEX ix_notes_usn on notes (usn);
CREATE INDEX ix_cards_usn on cards (usn);
CREATE INDEX ix_revlog_usn on revlog (usn);
CREATE INDEX ix_cards_nid on cards (nid);
CREATE INDEX ix_cards_sched on cards (did, queue, due);
CREATE INDEX ix_revlog_cid on revlog (cid);
CREATE INDEX ix_notes_csum on notes (csum);
`;

/** The bytes of the package. */
export async function write(quiz: Quiz, language: WrittenLanguage): Promise<Uint8Array<ArrayBuffer>> {
  const { Database } = await initSqlJs();
  const database = new Database();
  try {
    database.run(SCHEMA);
    const title = tidyLine(quiz.title).replaceAll('::', ': :') || DEFAULT_QUIZ_TITLE;
    const deckId = idOf(title);
    database.run('INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
      MADE,
      MADE * 1000,
      MADE * 1000,
      JSON.stringify({ nextPos: 1, curDeck: deckId, activeDecks: [deckId], curModel: MODEL_ID }),
      JSON.stringify({ [MODEL_ID]: model(deckId) }),
      JSON.stringify({ 1: deck(1, 'Default'), [deckId]: deck(deckId, title) }),
      JSON.stringify({ 1: OPTIONS }),
      '{}',
    ]);
    const notes = quiz.questions.map((question) => ({ question, fields: noteOf(question, quiz, writtenTexts[language].paper) }));
    const firstId = idOf(JSON.stringify([title, notes.map(({ fields }) => fields)]));
    for (const [at, { question, fields }] of notes.entries()) {
      const noteId = firstId + at;
      const guid = hashOf(`${title}\n${question.question_id}\n${fields[0]}`).toString('base64url').slice(0, 10);
      const sum = Number.parseInt(
        hashOf(fields[0] ?? '')
          .toString('hex')
          .slice(0, 8),
        16,
      );
      const tags = ' oasis ';
      database.run("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')", [
        noteId,
        guid,
        MODEL_ID,
        MADE,
        tags,
        fields.join('\u001f'),
        fields[0] ?? '',
        sum,
      ]);
      database.run("INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')", [
        noteId,
        noteId,
        deckId,
        MADE,
        at + 1,
      ]);
    }
    const files = { 'collection.anki2': database.export(), media: strToU8('{}') };
    return new Uint8Array(zipSync(files, { mtime: TIME }));
  } finally {
    database.close();
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha1').update(text).digest();
}

/** Anki's ids are times in ms; ours are in the ten years before our first release. */
function idOf(text: string): number {
  return FIRST_ID - (hashOf(text).readUIntBE(0, 5) % 315_000_000_000);
}

const CSS = '.card { font: 20px/1.5 sans-serif; text-align: left; max-width: 40em; margin: 0 auto; } .why { opacity: .75; }';

function model(deckId: number) {
  return {
    id: MODEL_ID,
    name: 'Oasis question',
    type: 0,
    mod: MADE,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [
      {
        name: 'Question',
        ord: 0,
        qfmt: '{{Question}}{{Options}}',
        afmt: [
          '{{FrontSide}}<hr id=answer><b>{{Answer}}</b>',
          '{{#Also accepted}}<p>Also: {{Also accepted}}</p>{{/Also accepted}}',
          '<p class="why">{{Explanation}}</p>',
        ].join(''),
        did: null,
        bqfmt: '',
        bafmt: '',
      },
    ],
    flds: ankiFields.map((name, ord) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] })),
    css: CSS,
    latexPre: '',
    latexPost: '',
    tags: [],
    vers: [],
    req: [[0, 'any', [0, 1]]],
  };
}

function deck(id: number, name: string) {
  const today = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] };
  return { id, name, mod: MADE, usn: -1, desc: '', dyn: 0, conf: 1, extendNew: 10, extendRev: 50, collapsed: false, ...today };
}

const OPTIONS = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};
