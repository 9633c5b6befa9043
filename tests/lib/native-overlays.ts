/**
 * Native overlays that jsdom lacks: `<dialog>` as a modal, and the `popover` attribute. Opening and closing
 * happen with their events; the top layer, the focus and inertness are the business of the browser tests.
 */
export function installNativeOverlays() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('It is open already.', 'InvalidStateError');
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });

  const shown = new WeakSet<HTMLElement>();
  function toggle(element: HTMLElement, newState: 'open' | 'closed') {
    if (newState === 'open') shown.add(element);
    else shown.delete(element);
    element.dispatchEvent(Object.assign(new Event('toggle'), {newState}));
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (!shown.has(this)) toggle(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      if (shown.has(this)) toggle(this, 'closed');
    },
  });

  const matches = Reflect.get(Element.prototype, 'matches') as (selector: string) => boolean;
  Reflect.set(Element.prototype, 'matches', function (this: HTMLElement, selector: string) {
    return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector);
  });
}
