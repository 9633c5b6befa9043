'use client';

import {type RefObject, useEffect} from 'react';
import {reportMisuse} from '../report-misuse.ts';

/** Reports a menu that opens without a name. Render it in development only, in what is there while the menu is open. */
export function ReportNameless({menu}: {menu: RefObject<HTMLElement | null>}) {
  useEffect(() => {
    // The id of what names a menu is set in an effect too, so the name is there a moment later.
    const timer = setTimeout(() => {
      const {current} = menu;
      if (!current || current.getAttribute('aria-label') || current.getAttribute('aria-labelledby'))
        return;
      reportMisuse(
        'ContextMenuContent',
        'is open and has no name, so a screen reader announces a menu without saying of what. Pass `aria-label`, or ' +
          '`aria-labelledby` with the id of what the menu is about.',
      );
    });
    return () => clearTimeout(timer);
  }, [menu]);
  return null;
}
