// Runs before the first paint: the saved theme and language, so that nothing flashes or jumps.
(() => {
  const root = document.documentElement;
  try {
    if (localStorage.getItem('nokshi.theme') === 'dark') root.dataset.theme = 'dark';
    if (localStorage.getItem('nokshi.language') === 'BN') root.lang = 'bn';
  } catch {
    // Storage is switched off: the page starts in light and English.
    root.dataset.theme = 'light';
  }
})();
