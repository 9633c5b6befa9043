const ID = 'storefront-toolkit-announcements';

/** Time for assistive technology to notice a new live region, and to finish with the key that led here. In ms. */
const DELAY = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

function region(): HTMLElement {
  const present = document.getElementById(ID);
  if (present) return present;
  const created = document.createElement('div');
  created.id = ID;
  created.role = 'status';
  created.className = 'storefront-toolkit sr-only';
  document.body.append(created);
  return created;
}

/** Puts the live region into the document. Text that is there from the start is not announced. */
export function prepareAnnouncements() {
  region();
}

/**
 * Lets screen readers say a text once they are done speaking. There is one live region for the whole page, so that two
 * components that say the same are heard once, and so that it works inside of buttons, whose content is no live region.
 */
export function announce(text: string) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    region().textContent = text;
  }, DELAY);
}
