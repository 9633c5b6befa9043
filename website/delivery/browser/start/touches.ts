/**
 * What runs first of all on each page: keeps what a visitor does to a live example that is not alive yet, in the order
 * in which it was done, each time with the state of the field that it was done to. `example/replay.ts` does it again
 * once the example is alive, so nothing else may react to it before: the start script and the application neither.
 *
 * `build-start-script.ts` minifies this file.
 */

// Read by `example/touch-list.ts`. The types of a page know nothing of it.
const touches: unknown[] = ((self as unknown as {touches: unknown[]}).touches = []);

for (const type of 'click keydown keyup input change submit focusin focusout'.split(' ')) {
  addEventListener(
    type,
    (event) => {
      const target = event.target as HTMLInputElement;
      // Ctrl and Command make shortcuts of the browser and of the page.
      if (
        event.isTrusted &&
        !(event as KeyboardEvent).ctrlKey &&
        !(event as KeyboardEvent).metaKey &&
        // A document that has or loses the focus is no element.
        (target.closest as unknown) &&
        target.closest('.example-stage:not([data-live])')
      ) {
        touches.push([event, target.value, target.checked]);
        // What the browser would do by itself: send a form, or unfold what the replay unfolds.
        if (type === 'submit' || (type === 'click' && target.closest('button,summary'))) {
          event.preventDefault();
        }
        // Focus is what brings a page to life.
        if (type[0] !== 'f') event.stopImmediatePropagation();
      }
    },
    true,
  );
}
