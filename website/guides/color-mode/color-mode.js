{
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  let choice = 'system';
  try {
    choice = localStorage.getItem('color-mode') ?? choice;
  } catch {
    // Storage is blocked: a choice lasts as long as the page.
  }

  const show = () => {
    const isDark = choice === 'dark' || (choice === 'system' && system.matches);
    root.setAttribute('data-theme', isDark ? 'dark' : 'light');
    root.setAttribute('data-color-mode', choice);
  };

  show();
  system.addEventListener('change', show);
  addEventListener('color-mode', (event) => {
    choice = event instanceof CustomEvent ? String(event.detail) : 'system';
    show();
    try {
      localStorage.setItem('color-mode', choice);
    } catch {
      // As above.
    }
  });
  addEventListener('storage', ({key, newValue}) => {
    if (key !== 'color-mode') return;
    choice = newValue ?? 'system';
    show();
  });
}
