// Finds a document by its name or its quiz's title. Shown once there are enough documents.
import { documentsTexts } from '#texts/documents';
import { IconButton } from '../../ui/IconButton.tsx';
import { Cross } from '../../ui/icons.tsx';

export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <search className="seek">
      <input
        className="input"
        type="search"
        aria-label={documentsTexts.search}
        placeholder={documentsTexts.searchHint}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton
          label={documentsTexts.clearSearch}
          onClick={(event) => {
            // The button disappears, so the focus returns to the field.
            event.currentTarget.closest('search')?.querySelector('input')?.focus();
            onChange('');
          }}
        >
          <Cross />
        </IconButton>
      )}
    </search>
  );
}
