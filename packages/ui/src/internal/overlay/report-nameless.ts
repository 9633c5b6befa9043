import {reportMisuse} from '../report-misuse.ts';
import type {OverlayFamily} from './overlay-context.ts';

/** Reports an open overlay that has no name. Call it in development only. */
export function reportNameless(family: OverlayFamily, element: HTMLElement) {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ');
  const named = ids.some((id) => document.getElementById(id)?.textContent);
  if (named || element.hasAttribute('aria-label')) return;
  reportMisuse(
    `${family}Content`,
    'is open and has no name, so a screen reader announces a dialog without saying which. ' +
      `Put a <${family}Title> into it, or pass \`aria-label\`.`,
  );
}
