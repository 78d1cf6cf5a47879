// The placeholder of the document list while it is loading.

export function BlankDocuments() {
  return (
    <div className="stack" role="status">
      <span className="vh">Loading…</span>
      <div className="blank blank--card" />
      <div className="blank blank--card" />
    </div>
  );
}
