import {type RefObject, useEffect} from 'react';
import {useLatest} from '../overlay/use-latest.ts';

/**
 * Calls back when a press starts and ends on the backdrop of a `<dialog>`. A press that starts inside, such as
 * selecting text, and ends outside is none.
 */
export function useOutsidePress(
  ref: RefObject<HTMLDialogElement | null>,
  onPress: (() => void) | undefined,
) {
  const active = onPress !== undefined;
  const latest = useLatest(onPress);

  useEffect(() => {
    if (!active) return;
    const dialog = ref.current!;
    let startedOutside = false;

    // The backdrop is part of the dialog as far as events go, and so is its padding.
    function isOutside({target, clientX, clientY}: MouseEvent) {
      const {left, right, top, bottom} = dialog.getBoundingClientRect();
      const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      return target === dialog && !inside;
    }
    const start = (event: PointerEvent) => void (startedOutside = isOutside(event));
    const end = (event: MouseEvent) => {
      if (startedOutside && isOutside(event)) latest.current?.();
    };

    dialog.addEventListener('pointerdown', start);
    dialog.addEventListener('click', end);
    return () => {
      dialog.removeEventListener('pointerdown', start);
      dialog.removeEventListener('click', end);
    };
  }, [ref, latest, active]);
}
