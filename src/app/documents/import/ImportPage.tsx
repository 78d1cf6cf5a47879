// Imports a quiz (P6.11), pasted or from a file. It is read on this device while one types; what cannot be read is listed.
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { ownQuizLimits } from '#core/editing/ownQuiz';
import { fileEndings, namedTextFormats, textFormats } from '#core/formats/importFormats';
import { leftOutCount } from '#core/formats/reading';
import { localeNow } from '#texts/catalogue';
import { quizImportTexts } from '#texts/quizImport';
import { BackToDashboard } from '../../ui/BackToDashboard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Cross, Upload } from '../../ui/icons.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FileName, FileTile } from '../parts/FileName.tsx';
import { ImportPreview, Problems } from './ImportPreview.tsx';
import { ImportText, showLine } from './ImportText.tsx';
import { useImport } from './importing.ts';
import './importing.css';

/** A phone that does not know .apkg offers it only among files of any kind. */
const accepted = [...fileEndings.map((ending) => `.${ending}`), 'application/octet-stream'].join(',');

export function ImportPage() {
  const form = useImport();
  const { source, reading } = form;
  const count = reading?.questions.length ?? 0;
  const total = count + leftOutCount(reading?.problems ?? []);
  const hasTitle = form.title.trim() !== '';
  const textPlace = useRef<HTMLTextAreaElement>(null);
  const isTextShown = form.isShown && (source.filename === null || source.text !== '');
  // For a file the problems are above its text, where one looks first; for typed text they are below.
  const problems = (
    <div aria-live="polite" className="stack">
      {reading ? (
        <Problems
          reading={reading}
          title={form.title}
          onLine={isTextShown ? (line) => showLine(textPlace.current, line) : null}
        />
      ) : null}
    </div>
  );
  return (
    <Page title={quizImportTexts.page}>
      <div className="narrow stack">
        <BackToDashboard />
        <section className="card stack">
          <h1>{quizImportTexts.page}</h1>
          <p className="muted">{quizImportTexts.about(namedTextFormats.join(', '))}</p>
          {source.filename === null && source.text === '' ? (
            <p>
              <Link to="/dashboard/write">{quizImportTexts.write}</Link>
            </p>
          ) : null}
          {source.filename === null ? (
            <label className="btn btn--line import__file">
              <input
                className="vh"
                type="file"
                accept={accepted}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  if (file) void form.open(file);
                }}
              />
              <Upload />
              {quizImportTexts.chooseFile}
            </label>
          ) : (
            <div className="doc__head file__head">
              <FileTile name={source.filename} />
              <div>
                <FileName name={source.filename} />
              </div>
              <IconButton label={quizImportTexts.removeFile} onClick={form.clear}>
                <Cross />
              </IconButton>
            </div>
          )}
          {form.isLong ? (
            <p role="status">
              {quizImportTexts.reading}{' '}
              <Button look="text" onClick={form.stop}>
                {quizImportTexts.cancel}
              </Button>
            </p>
          ) : null}
          {form.canBringBack ? (
            <Button look="text" onClick={form.bringBack}>
              {quizImportTexts.bringBack}
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
            <Field label={quizImportTexts.format}>
              {(ties) => (
                <select {...ties} className="input" value={form.format} onChange={(event) => form.setFormat(event.target.value)}>
                  {textFormats.map(({ key, name, endings }) => (
                    <option key={key} value={key}>
                      {endings.length === 0 ? quizImportTexts.formatOfText(name) : name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
        </section>
        {source.filename === null ? problems : null}
        {count > 0 ? (
          <section className="card stack">
            <TextField
              label={quizImportTexts.title}
              name="title"
              value={form.title}
              maxLength={ownQuizLimits.title}
              onChange={form.setTitle}
              error={hasTitle ? null : quizImportTexts.titleNeeded}
            />
            <Button isFullWidth disabled={form.isMaking || !form.isRead || !hasTitle} onClick={() => void form.make()}>
              {form.isMaking ? quizImportTexts.importing : importText(count, total)}
            </Button>
          </section>
        ) : null}
        {reading ? <ImportPreview reading={reading} /> : null}
      </div>
    </Page>
  );
}

function importText(count: number, total: number): string {
  const [number, totalNumber] = [count, total].map((value) => value.toLocaleString(localeNow()));
  return count === total
    ? quizImportTexts.import(count, number ?? '')
    : quizImportTexts.importSome(number ?? '', totalNumber ?? '');
}
