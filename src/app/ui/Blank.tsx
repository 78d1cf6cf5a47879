// A screen that is still coming, drawn as the paper it will be written on.

export function BlankPage() {
  return (
    <main id="main" className="page stack" aria-busy="true">
      <p className="vh" role="status">
        Loading...
      </p>
      <BlankLines />
      <div className="blank blank--card" />
      <div className="blank blank--card" />
    </main>
  );
}

/** A title and a line. */
function BlankLines() {
  return (
    <div className="stack" aria-hidden="true">
      <div className="blank blank--title" />
      <div className="blank blank--line" />
    </div>
  );
}
