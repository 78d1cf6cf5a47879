// Sets data-theme before the first paint: the student's own choice, else the system's. ui/themeChoice.ts changes it later.
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
  };
  show();
  dark.addEventListener('change', show);
})();
