import type {ClientModule} from '@docusaurus/types';

/** Time that the document head needs to take over the title of the new page, in milliseconds. */
const TITLE_DELAY = 100;

let region: HTMLElement | undefined;

/** The polite live region, made on first use so that it stays out of the served HTML. */
function liveRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.id = 'route-announcer';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  return region;
}

/** The element that a hash names, or `undefined` when there is none or the hash is malformed. */
function hashTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Moves the focus to an element that is not a tab stop, without scrolling. */
function focusWithoutTabStop(element: HTMLElement) {
  element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
}

/**
 * Tells a screen reader that the page changed, and moves the focus to the target of the hash or else to the
 * page's heading. Without this the focus stays on a link that is gone.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) {
    return;
  }
  const announcer = liveRegion();
  announcer.textContent = '';
  setTimeout(() => {
    announcer.textContent = document.title;
    const target = hashTarget(location.hash) ?? document.querySelector<HTMLElement>('main h1');
    if (target) {
      focusWithoutTabStop(target);
    }
  }, TITLE_DELAY);
};
