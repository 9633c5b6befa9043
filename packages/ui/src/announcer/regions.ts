/** The time when a screen reader speaks: after its current sentence, or at once. */
export type Politeness = 'polite' | 'assertive';

const MODAL = 'dialog:modal, [aria-modal="true"]';

/** The element outside of which assistive technology hears nothing: the topmost modal dialog, or the page's body. */
export function audiblePart(): Element | null {
  const modals = [...document.querySelectorAll(MODAL)]
    .filter((modal) => modal.getClientRects().length > 0)
    .reverse();
  const around = (element: Element | null) => modals.find((modal) => modal.contains(element));
  // A backdrop fills the screen, so its dialog is what a corner shows when nothing in it has the focus.
  const onTop =
    modals.length > 1
      ? (around(document.activeElement) ?? around(document.elementFromPoint(0, 0)))
      : undefined;
  return onTop ?? modals[0] ?? document.body;
}

/** The page's live region of this politeness. There is one, no matter how many copies of this module are loaded. */
export function regionOf(politeness: Politeness): HTMLElement {
  const id = `storefront-toolkit-announcer-${politeness}`;
  const present = document.getElementById(id);
  if (present) return present;
  const created = document.createElement('div');
  created.id = id;
  created.setAttribute('role', 'log');
  created.setAttribute('aria-live', politeness);
  created.setAttribute('aria-relevant', 'additions');
  created.className = 'storefront-toolkit sr-only';
  return created;
}

/**
 * Puts the live regions where they are heard. A modal dialog silences the page behind it, so they move into it. One that isn't a native dialog makes
 * everything else inert, and the regions with it, which they must not be where they move to.
 *
 * @returns Whether they have been there before. A screen reader announces only what arrives in a region that it knows.
 */
export function placeRegions(): boolean {
  const place = audiblePart();
  const regions = [regionOf('polite'), regionOf('assertive')];
  const moving = regions.filter(
    ({inert, parentElement}) => inert || !place || parentElement !== place,
  );
  for (const region of moving) {
    region.inert = false;
    region.replaceChildren();
    place?.append(region);
  }
  return moving.length === 0;
}
