// The drawing of the drop area: a page over the pool; dragged over, the page dips in.
export function DropPicture({ over: isDraggedOver = false }: { over?: boolean }) {
  return (
    <svg className="drop__pic" viewBox="0 0 104 76" aria-hidden="true">
      <g transform={isDraggedOver ? 'translate(0 10)' : undefined}>
        <path
          d="M34 4h24l12 12v38H34z"
          fill="var(--color-surface)"
          stroke="var(--color-border-strong)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M58 4v12h12" fill="none" stroke="var(--color-border-strong)" strokeWidth="1.5" strokeLinejoin="round" />
        <path d="M41 24h20M41 31h22M41 38h15" stroke="var(--color-border-strong)" strokeWidth="2" strokeLinecap="round" />
      </g>
      <ellipse cx="52" cy="61" rx="52" ry="14" fill="var(--desert-shore)" />
      <ellipse cx="52" cy="61" rx="44" ry="10" fill="var(--desert-pool)" />
      <path
        d={isDraggedOver ? 'M30 60c12-4 32-4 44 0M38 66c8-2 20-2 28 0' : 'M40 62c8-2 16-2 24 0'}
        fill="none"
        stroke="var(--desert-pool-low)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
