// Runs before the first paint. data-theme: the student's own choice, else the system's; ui/themeChoice.ts changes it later.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let choice = null;
    try {
      choice = localStorage.getItem('oasis-theme');
    } catch {
      // No storage: the system's wish.
    }
    root.dataset.theme = choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light';
    // The browser's own bars follow. A prerendered page has them by the system's wish until this has run.
    for (const bars of document.querySelectorAll('meta[data-for]'))
      bars.media = bars.dataset.for === root.dataset.theme ? 'all' : 'not all';
  };
  show();
  dark.addEventListener('change', show);
})();

// No form of this app is ever sent by the browser itself: that would put what was typed, a password too, into an address. One
// that is sent before the page's own script is here is remembered, and ui/heldForm.ts sends it once the page has taken over.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault();
    window.heldForm = event.target;
  },
  true,
);
