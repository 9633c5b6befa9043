/**
 * Tells an example that has come to life that the pointer is over it: the browser told it before there was anybody to
 * hear it. Without a pointer that can hover it does nothing.
 */
export function showPointer(stage: Element) {
  if (!matchMedia('(hover: hover)').matches) return;
  const hovered = [...stage.querySelectorAll(':hover')];
  for (const element of hovered) {
    element.dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'}));
    element.dispatchEvent(new MouseEvent('mouseenter'));
  }
  const deepest = hovered.at(-1);
  deepest?.dispatchEvent(
    new PointerEvent('pointerover', {bubbles: true, cancelable: true, pointerType: 'mouse'}),
  );
  deepest?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true, cancelable: true}));
}
