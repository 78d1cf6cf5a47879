// Importing a quiz (P6.11): pasted or from a file, read on this device while one types, and kept whole or not at all.
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { fileEndings, importTexts, textFormats } from '#core/formats/importFormats';
import { ownQuizLimits } from '#core/ownQuiz';
import { BackToDashboard } from '../ui/BackToDashboard.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Cross, Upload } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { TextField } from '../ui/TextField.tsx';
import { FileName, FileTile } from './FileName.tsx';
import { ImportPreview, Problems, questionCount } from './ImportPreview.tsx';
import { ImportText, showLine } from './ImportText.tsx';
import { useImport } from './importing.ts';
import './importing.css';

export function ImportPage() {
  const form = useImport();
  const { source, reading } = form;
  const isSound = reading !== null && reading.problems.length === 0;
  const hasTitle = form.title.trim() !== '';
  const textPlace = useRef<HTMLTextAreaElement>(null);
  const isTextShown = form.isShown && (source.filename === null || source.text !== '');
  // Of a file they stand above its text, where one looks after choosing it; what one types they follow.
  const problems = (
    <div aria-live="polite" className="stack">
      {reading ? (
        <Problems problems={reading.problems} onLine={isTextShown ? (line) => showLine(textPlace.current, line) : null} />
      ) : null}
    </div>
  );
  return (
    <Page title="Import a quiz">
      <div className="narrow stack">
        <BackToDashboard />
        <section className="card stack">
          <h1>Import a quiz</h1>
          <p className="muted">
            Questions that you have already: {importTexts.textFormats}, pasted or as a file, or a deck of Anki. They are read on
            this device.
          </p>
          {source.filename === null && source.text === '' ? (
            <p>
              <Link to="/dashboard/write">Write a quiz from nothing</Link>
            </p>
          ) : null}
          {source.filename === null ? (
            <label className="btn btn--line import__file">
              <input
                className="vh"
                type="file"
                accept={fileEndings.map((ending) => `.${ending}`).join(',')}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  if (file) void form.open(file);
                }}
              />
              <Upload />
              Choose a file
            </label>
          ) : (
            <div className="doc__head file__head">
              <FileTile name={source.filename} />
              <div>
                <FileName name={source.filename} />
              </div>
              <IconButton label="Remove file" onClick={form.clear}>
                <Cross />
              </IconButton>
            </div>
          )}
          {form.isLong ? (
            <p role="status">
              Reading the questions...{' '}
              <Button look="text" onClick={form.stop}>
                Cancel
              </Button>
            </p>
          ) : null}
          {form.canBringBack ? (
            <Button look="text" onClick={form.bringBack}>
              Bring Back the Text Before
            </Button>
          ) : null}
          {source.filename === null ? null : problems}
          {isTextShown ? (
            <ImportText
              key={source.filename ?? ''}
              text={source.text}
              isFile={source.filename !== null}
              isWrong={reading !== null && reading.problems.length > 0}
              place={textPlace}
              onChange={form.setText}
            />
          ) : null}
          {source.text.trim() === '' ? null : (
            <Field label="Format">
              {(ties) => (
                <select {...ties} className="input" value={form.format} onChange={(event) => form.setFormat(event.target.value)}>
                  {textFormats.map(({ key, name }) => (
                    <option key={key} value={key}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
        </section>
        {source.filename === null ? problems : null}
        {isSound ? (
          <section className="card stack">
            <TextField
              label="Title"
              name="title"
              value={form.title}
              maxLength={ownQuizLimits.title}
              onChange={form.setTitle}
              error={hasTitle ? null : 'Give the quiz a title.'}
            />
            <Button full disabled={form.isMaking || !form.isRead || !hasTitle} onClick={() => void form.make()}>
              {form.isMaking ? 'Importing...' : `Import ${questionCount(reading.questions.length)}`}
            </Button>
          </section>
        ) : null}
        {reading ? <ImportPreview reading={reading} /> : null}
      </div>
    </Page>
  );
}
