// Runs before the first paint. Old browsers run it too: it is written in what they all know, and says where Oasis cannot work.
(() => {
  const tell = (id) => {
    const show = () => document.getElementById(id).removeAttribute('hidden');
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
  };
  // The newest that the page needs (docs/browsers.md). No browser has Web Locks for a page that came over plain http.
  if (
    !('toSpliced' in Array.prototype) ||
    !CSS.supports('color', 'color-mix(in srgb, red, red)') ||
    (window.isSecureContext && !('locks' in navigator))
  )
    tell('old-browser');
  // A script that this browser cannot read, before one of them has started.
  addEventListener('error', (event) => {
    if (!('started' in document.documentElement.dataset) && /SyntaxError/.test(event.message)) tell('old-browser');
  });
  try {
    localStorage.getItem('oasis-theme');
  } catch (_) {
    tell('blocked-storage');
  }
})();

// data-theme: the student's own choice, else the system's; ui/themeChoice.ts changes it later.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let choice = null;
    try {
      choice = localStorage.getItem('oasis-theme');
    } catch (_) {
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
  } catch (_) {
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
