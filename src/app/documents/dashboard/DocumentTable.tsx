// The documents as a table, for wide screens. In a long list only the rows near the screen are drawn, and a row redraws only
// when it changes.

import { memo } from 'react';
import { isUploaded } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import { dateParts } from '../../ui/dateWords.ts';
import type { DocumentView } from '../parts/documentView.ts';
import { FileName } from '../parts/FileName.tsx';
import { ReadingWords } from '../parts/ReadingWords.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { PlacedTile, statusChip, UploadedChip } from './DocumentChips.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { DocumentOffer } from './DocumentOffer.tsx';
import type { ListProps } from './listItem.ts';
import { WaitingTableRow } from './WaitingPlace.tsx';
import type { RowPlace } from './windowed.ts';

/** Gap rows are hidden from screen readers. */
const unheard = { 'aria-hidden': true } as const;

export function DocumentTable({ rows: { stretches, list, measure }, total }: ListProps) {
  return (
    <div className="tablecard">
      <table className="table" aria-rowcount={total + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{documentsTexts.columns.filename}</th>
            <th scope="col">{documentsTexts.columns.uploaded}</th>
            <th scope="col">{documentsTexts.columns.status}</th>
            <th scope="col">{documentsTexts.columns.actions}</th>
          </tr>
        </thead>
        <tbody ref={list}>
          {stretches.map((stretch) => {
            if ('gap' in stretch) {
              return (
                <tr key={stretch.key} className="gap" {...unheard}>
                  <td colSpan={4} style={{ height: stretch.gap }} />
                </tr>
              );
            }
            const { key, index, item } = stretch;
            const row = { index, name: key, measure };
            if ('file' in item) return <WaitingTableRow key={key} {...row} file={item.file} />;
            return <DocumentTableRow key={key} {...row} {...item.view} />;
          })}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = DocumentView & RowPlace;

const DocumentTableRow = memo(function DocumentTableRow({ index, name, measure, ...view }: RowProps) {
  const { document, place, reason, title } = view;
  const [day, time] = dateParts(document.uploaded_at);
  return (
    <tr ref={measure} data-index={index} data-key={name} aria-rowindex={index + 2}>
      <td>
        <div className="row file__row">
          <PlacedTile document={document} place={place} />
          <div>
            <FileName name={document.filename} />
            {title === null ? null : <p className="small muted">{title}</p>}
          </div>
        </div>
      </td>
      <td className="small muted num table__date">
        <time dateTime={document.uploaded_at}>
          {day} <br />
          {time}
        </time>
      </td>
      <td>
        <div className="row wrap chips--row">
          {isUploaded(document) ? <UploadedChip /> : null}
          {statusChip(view)}
        </div>
        <ReadingWords document={document} />
        {reason ? <p className="small table__reason">{reason}</p> : null}
        <DocumentOffer document={document} />
      </td>
      <td>
        <div className="acts">
          <DocumentActions {...view} screen="wide" />
          <DocumentMenu document={document} isKept={place === 'on-device'} />
        </div>
      </td>
    </tr>
  );
});
