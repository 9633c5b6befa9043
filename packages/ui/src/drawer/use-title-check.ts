import {type RefObject, useEffect} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';

function reportNameless(popup: HTMLElement | null) {
  if (!popup || popup.hasAttribute('aria-label') || popup.hasAttribute('aria-labelledby')) return;
  reportMisuse(
    'DrawerContent',
    'is open and has no name, so a screen reader announces a dialog without saying which. ' +
      'Put a <DrawerTitle> into it, or pass `aria-label`.',
  );
}

/** In development, looks whether the open drawer has a name. */
export function useTitleCheck(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      // The drawer is not in the page while it is closed, and the title tells its id in an effect.
      const timer = setTimeout(() => reportNameless(ref.current));
      return () => clearTimeout(timer);
    }
  });
}
