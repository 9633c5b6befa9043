/** Where an example puts the focus by itself. */
export interface Moves {
  /** Where it put the focus last: keys that follow go there. */
  focused?: Element | undefined;
  /** The element that had the focus before. */
  left?: HTMLElement;
}

/** Remembers the caret or the selection of the field that has the focus. The result restores it, if the text is as it was. */
export function keepCaret(stage: Element) {
  const field = document.activeElement as HTMLInputElement;
  const {selectionStart, selectionEnd, value} = field;
  return () => {
    // Other controls have no selection.
    if (typeof selectionEnd === 'number' && stage.contains(field) && field.value === value) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

/**
 * Takes the focus back from where the example put it by itself, when the visitor moved it on. Otherwise it has been at
 * its last place all the time, and the example is told of each move by an event.
 *
 * @returns Whether the browser has told the example.
 */
export function moveFocus({type, target, relatedTarget}: FocusEvent, stage: Element, moves: Moves) {
  if (!moves.focused) return false;
  // Where it goes to follows.
  if (type === 'focusout' && stage.contains(relatedTarget as Node | null)) return true;
  // The visitor may have moved it on once more, which is a touch to come.
  const isThere = document.activeElement === moves.focused;
  if (isThere) moves.left!.focus({preventScroll: true});
  moves.focused = undefined;
  return isThere && (type === 'focusout' || moves.left === target);
}

/** Does something that is the example's doing, and no touch: events of a live stage are not kept. */
export function asLive(stage: Element, act: () => void) {
  const wasLive = stage.hasAttribute('data-live');
  stage.setAttribute('data-live', '');
  act();
  if (!wasLive) stage.removeAttribute('data-live');
}

/**
 * Tells where the example puts the focus by itself, also when it does so a while after what led to it.
 *
 * @returns Function that ends it.
 */
export function watchFocus(stage: Element, moves: Moves) {
  const {prototype} = HTMLElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'focus')!;
  prototype.focus = function (options) {
    const left = document.activeElement;
    asLive(stage, () => (own.value as typeof prototype.focus).call(this, options));
    if (document.activeElement !== left) Object.assign(moves, {focused: this, left});
  };
  return () => Object.defineProperty(prototype, 'focus', own);
}
