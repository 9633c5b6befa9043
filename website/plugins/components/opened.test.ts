import {expect, it} from 'vitest';
import {withOpenOverlay} from './opened';

it('opens the first dialog alone', () => {
  expect(withOpenOverlay('<dialog id="a"></dialog><dialog id="b"></dialog>')).toBe(
    '<dialog open="" id="a"></dialog><dialog id="b"></dialog>',
  );
});

it('puts the first popover into the flow', () => {
  expect(withOpenOverlay('<div popover="auto"></div><div popover="manual"></div>')).toBe(
    '<div open="" data-in-flow=""></div><div popover="manual"></div>',
  );
});

it('shows what waits for its place', () => {
  const popup =
    '<div style="position:fixed;--available-width:100vw;opacity:0"><b style="x:y">A</b></div>';
  expect(withOpenOverlay(popup)).toBe('<div><b style="x:y">A</b></div>');
});
