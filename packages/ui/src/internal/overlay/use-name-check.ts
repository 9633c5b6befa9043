import {type RefObject, useEffect} from 'react';
import type {OverlayFamily} from './overlay-context.ts';
import {reportNameless} from './report-nameless.ts';

/** In development, looks after each opening whether the overlay has a name. */
export function useNameCheck(
  ref: RefObject<HTMLElement | null>,
  {family, open}: {family: OverlayFamily; open: boolean},
) {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      if (!open) return;
      // The title tells its id in an effect too, so the name is there a moment later.
      const timer = setTimeout(() => reportNameless(family, ref.current!));
      return () => clearTimeout(timer);
    }
  }, [ref, family, open]);
}
