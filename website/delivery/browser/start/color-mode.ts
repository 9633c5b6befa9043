/**
 * The first script that the start script loads: switches the color mode while the application is still on its way. It
 * takes the clicks on the switch out of what is kept, so that the application does not do them again. When the
 * application runs it reads the mode from the document.
 */

const {dataset: state} = document.documentElement;

const isSwitch = ({target}: Event) => (target as Element).closest('[data-color-mode-switch]');

const switchMode = () => {
  // Set by the start script, of which the types of a page know nothing.
  const {kept} = self as unknown as {kept: Event[]};
  // The application did what was kept. This script comes after it when it failed to load at first.
  if (state.hasHydrated === 'true' || !kept.some(isSwitch)) return;
  // In place, since the start script holds on to the list itself.
  kept.push(...kept.splice(0).filter((event) => !isSwitch(event)));
  // Several clicks that had no effect yet are one wish.
  const mode = state.theme === 'dark' ? 'light' : 'dark';
  state.theme = state.themeChoice = mode;
  try {
    localStorage.theme = mode;
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
};

switchMode();
// After the start script's own listener, which keeps the click.
addEventListener('click', switchMode, true);
