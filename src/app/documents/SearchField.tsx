// Finds a document by its name, once there are enough of them to look for one.
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <search>
      <input
        className="input"
        type="search"
        aria-label="Search documents by name"
        placeholder="Search documents by name"
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}
