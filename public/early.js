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
  try {
    // ui/textSize.ts changes it later.
    const size = localStorage.getItem('oasis-text-size');
    if (['110', '125', '150'].includes(size)) root.style.fontSize = `${size}%`;
  } catch {
    // No storage: the usual size.
  }
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

// Get Started, pressed before the page's own script is here: the registration leads whoever is signed in on to the dashboard.
addEventListener('click', (event) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!event.target.closest('a[data-newcomer]')) return;
  event.preventDefault();
  location.assign('/register');
});
