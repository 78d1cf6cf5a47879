// Shown without documents: the desert with a page in the sand, and what to do next.
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { documentsTexts } from '#texts/documents';
import { SampleOffer } from '../../sample/SampleOffer.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Upload } from '../../ui/icons.tsx';

export function EmptyDocuments() {
  return (
    <section className="card empty empty--docs">
      <div className="empty__pic">
        <PageInTheSand />
      </div>
      <h2>{documentsTexts.none}</h2>
      <p className="muted label">{documentsTexts.fileTypes}</p>
      <Link className={buttonClass({ big: true })} to="/dashboard/upload">
        <Upload />
        {documentsTexts.upload}
      </Link>
      <SampleOffer />
    </section>
  );
}

/** The drawing of a page in the sand; its colours follow the scheme (D4.8). */
function PageInTheSand() {
  const sky = useId();
  return (
    <svg viewBox="0 0 1280 256" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--desert-sky-top)" />
          <stop offset=".8" stopColor="var(--desert-sky-low)" />
        </linearGradient>
      </defs>
      <path fill={`url(#${sky})`} d="M0 0h1280v256H0z" />
      <circle cx="548" cy="150" r="30" fill="var(--desert-sun)" />
      <path fill="var(--desert-far)" d="M0 190C160 150 420 136 640 170S1060 210 1280 150V256H0Z" />
      <path fill="var(--desert-mid-shade)" d="M120 226C210 210 300 176 372 168C450 186 560 214 700 228V256H120Z" />
      <path fill="var(--desert-mid)" d="M0 218C140 212 290 176 372 168C356 190 384 208 360 232L350 256H0Z" />
      <path fill="var(--desert-mid)" d="M560 226C720 214 860 186 980 168C1080 184 1180 200 1280 202V256H560Z" />
      <path fill="var(--desert-mid-shade)" d="M980 168C1080 184 1180 200 1280 202V256H1030C990 230 1016 196 980 168Z" />
      <path fill="var(--desert-near)" d="M0 240C260 214 460 212 700 226S1100 240 1280 230V256H0Z" />
      <g transform="rotate(5 660 130)">
        <path
          d="M616 72h62l24 24v98h-86z"
          fill="var(--color-surface)"
          stroke="var(--desert-near-shade)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M678 72v24h24" fill="none" stroke="var(--desert-near-shade)" strokeWidth="2" strokeLinejoin="round" />
        <path d="M630 112h50M630 126h58M630 140h40" stroke="var(--color-border-strong)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <path fill="var(--desert-near)" d="M556 216C602 176 650 192 684 184S752 204 790 228L700 250H570Z" />
      <path
        fill="var(--desert-leaf)"
        d="M762 222C760 202 750 190 738 182C754 186 764 196 767 206C770 192 778 182 790 176C782 190 778 202 776 222Z"
      />
    </svg>
  );
}
