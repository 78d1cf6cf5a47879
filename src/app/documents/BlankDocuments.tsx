// The documents while they are still coming, drawn as the paper they will stand on.

export function BlankDocuments() {
  return (
    <div className="stack" role="status">
      <span className="vh">Loading…</span>
      <div className="blank blank--card" />
      <div className="blank blank--card" />
    </div>
  );
}
