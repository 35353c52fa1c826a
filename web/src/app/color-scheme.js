// Runs before the first paint, so that a visitor who chose the dark scheme never sees a white flash. It is an inline script: the
// page's content security policy allows exactly this text.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  document.documentElement.classList.toggle('dark-mode', isDark);
})();
