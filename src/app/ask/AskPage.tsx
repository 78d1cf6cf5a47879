// Finds the passages of the student's documents that answer a question, on this device. The question stands in the address, so that the way
// back and a link lead to it.
import '../question/citation.css';
import './ask.css';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, Suspense, useMemo, useState } from 'react';
import type { FoundPassage } from '#core/ask/asking';
import { textRowsOf } from '#device/files/texts';
import type { TextRow } from '#device/rows/textRows';
import { askTexts } from '#texts/ask';
import { citationText } from '#texts/citation';
import { studyTexts } from '#texts/study';
import { db } from '../data/device.ts';
import { liveQueryOf, readAhead, useLive } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { BackTo } from '../ui/BackTo.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { lazyWithRetry } from '../ui/lasting.ts';
import { ErrorNote, Note } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { TextField } from '../ui/TextField.tsx';
import { TickList } from '../ui/TickList.tsx';
import { useFindings } from './useFindings.ts';

const TextDialog = lazyWithRetry(() => import('../question/TextDialog.tsx').then((module) => module.TextDialog));

const LONGEST_QUESTION = 300;

const textsOf = liveQueryOf((userId: number) => textRowsOf(db, userId));

export function AskPage() {
  const userId = useSession().user?.user_id ?? 0;
  const live = useLive(textsOf(userId));
  if (live.state === 'loading') return <BlankPage />;
  return (
    <Page title={askTexts.page} className="stack ask">
      <div>
        <BackTo to="/dashboard/study">{studyTexts.page}</BackTo>
        <h1>{askTexts.page}</h1>
        <p className="muted">{askTexts.about}</p>
      </div>
      {live.state === 'failed' ? <ErrorNote message={live.error.message} /> : <Search userId={userId} rows={live.value} />}
    </Page>
  );
}

AskPage.prepare = () => readAhead(textsOf(userIdNow()));

function Search({ userId, rows }: { userId: number; rows: readonly TextRow[] }) {
  const { q } = useSearch({ strict: false }) as { q?: unknown };
  const navigate = useNavigate();
  const question = typeof q === 'string' ? q.trim().slice(0, LONGEST_QUESTION) : '';
  const [chosenKeys, setChosenKeys] = useState<string[]>([]);
  const texts = useMemo(() => rows.filter(({ isKept }) => isKept).reverse(), [rows]);
  const missing = rows.filter(({ isKept, size }) => !isKept && size !== 0).length;
  const query = useMemo(
    () => (question === '' || texts.length === 0 ? null : { question, docIds: chosenKeys.map(Number) }),
    [question, texts.length, chosenKeys],
  );
  const findings = useFindings(userId, texts, query);
  const notHere = missing > 0 ? <p className="small muted">{askTexts.notHere(missing)}</p> : null;
  if (texts.length === 0) {
    return (
      <section className="card stack">
        <div>
          <h2>{askTexts.empty}</h2>
          <p className="muted">{askTexts.emptyNote}</p>
          {notHere}
        </div>
        <div>
          <Link className={buttonClass({ look: 'main' })} to="/dashboard/upload">
            {askTexts.upload}
          </Link>
        </div>
      </section>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('question') ?? '').trim();
    if (typed !== '') void navigate({ to: '/dashboard/ask', search: { q: typed } as never });
  };
  return (
    <>
      <section className="card stack">
        <form className="ask__form" onSubmit={submit}>
          <TextField
            key={question}
            label={askTexts.question}
            name="question"
            defaultValue={question}
            maxLength={LONGEST_QUESTION}
            enterKeyHint="search"
            autoComplete="off"
          />
          <Button type="submit">{askTexts.ask}</Button>
        </form>
        {texts.length > 1 ? (
          <TickList
            legend={askTexts.documents}
            emptyLabel={askTexts.all}
            options={texts.map(({ docId, filename }) => ({ key: String(docId), label: filename }))}
            chosenKeys={chosenKeys}
            onChange={setChosenKeys}
          />
        ) : null}
        {notHere}
      </section>
      <div className="stack" aria-live="polite">
        {query !== null && findings === null ? <p className="muted">{askTexts.searching}</p> : null}
        {findings === 'failed' ? <ErrorNote message={askTexts.failed} /> : null}
        {findings !== null && findings !== 'failed' ? (
          <>
            <Outcome count={findings.passages.length} isSure={findings.isSure} />
            {findings.passages.map((passage) => (
              <FoundPlace key={`${passage.docId} ${passage.sentences[0]?.text}`} userId={userId} rows={texts} passage={passage} />
            ))}
          </>
        ) : null}
      </div>
    </>
  );
}

function Outcome({ count, isSure }: { count: number; isSure: boolean }) {
  if (count === 0)
    return (
      <Note tone="info" title={askTexts.none}>
        {askTexts.noneNote}
      </Note>
    );
  if (!isSure)
    return (
      <Note tone="info" title={askTexts.unsure}>
        {askTexts.unsureNote}
      </Note>
    );
  return <h2>{askTexts.found(count)}</h2>;
}

function FoundPlace({ userId, rows, passage }: { userId: number; rows: readonly TextRow[]; passage: FoundPassage }) {
  const [isOpen, setOpen] = useState(false);
  const { docId, filename, hasPages, heading, sentences, answering } = passage;
  const text = rows.find((row) => row.docId === docId);
  const first = sentences[answering[0] ?? 0];
  const source = {
    page: first?.page ?? 1,
    quote: first?.text ?? '',
    ...(hasPages ? {} : { section: heading }),
  };
  return (
    <section className="card stack ask__found">
      <div>
        <h3>{hasPages ? citationText(source, { title: filename, filename }) : filename}</h3>
        {heading === '' ? null : <p className="small muted">{heading}</p>}
      </div>
      <div>
        {paragraphsOf(passage).map((paragraph) => (
          <p key={paragraph[0]?.at}>
            {paragraph.map(({ at, text: sentence }) => (
              <span key={at}>{answering.includes(at) ? <mark>{sentence}</mark> : sentence} </span>
            ))}
          </p>
        ))}
      </div>
      <div>
        <Button look="text" className="cite__show" onClick={() => setOpen(true)}>
          {askTexts.show}
        </Button>
      </div>
      {isOpen && text ? (
        <Suspense fallback={null}>
          <TextDialog userId={userId} text={text} source={source} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function paragraphsOf({ sentences }: FoundPassage): { at: number; text: string }[][] {
  const paragraphs: { at: number; text: string }[][] = [];
  for (const [at, { text, isFirstOfBlock }] of sentences.entries()) {
    if (isFirstOfBlock || paragraphs.length === 0) paragraphs.push([]);
    paragraphs.at(-1)?.push({ at, text });
  }
  return paragraphs;
}
