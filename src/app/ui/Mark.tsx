// The mark and the word beside it. public/icons/mark.svg is the same drawing.

/** The square mark; its corners are rounded by the page. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64">
      <path fill="#0B5F59" d="M0 0h64v64H0z" />
      <path fill="#FFF6E2" d="M32 7.5C40.5 18 50.5 28.3 50.5 39A18.5 18.5 0 0 1 13.5 39C13.5 28.3 23.5 18 32 7.5Z" />
      <circle cx="28.5" cy="34.5" r="8.5" fill="#F0B32E" />
      <path fill="#0B5F59" d="M17.5 42C23.5 35.5 31 35.5 35.2 40.3C38.7 44.3 42.5 43.5 46.5 39.8A14.6 14.6 0 0 1 17.5 42Z" />
    </svg>
  );
}
