/**
 * Runs first of all on each page: keeps a visitor's actions on a live example that isn't alive yet, in their order, each
 * with the state of its field. `example/replay.ts` does it again
 * once the example is alive, so nothing else may react to it before: the start script and the application neither.
 *
 * `build-start-script.ts` minifies this file.
 */

// Read by `example/touch-list.ts`. A page's types don't have it.
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
        // A document that has or loses the focus isn't an element.
        (target.closest as unknown) &&
        target.closest('.example-stage:not([data-live])')
      ) {
        touches.push([event, target.value, target.checked]);
        // The browser would do it at once: send a form, or unfold content that the replay unfolds.
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
