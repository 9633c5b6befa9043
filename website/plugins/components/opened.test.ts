import {expect, it} from 'vitest';
import {withOpenOverlay} from './opened';

it('opens the first dialog alone', () => {
  expect(withOpenOverlay('<dialog class="a"></dialog><dialog class="b"></dialog>')).toBe(
    '<dialog open="" class="a"></dialog><dialog class="b"></dialog>',
  );
});

it('puts the first popover into the flow', () => {
  expect(withOpenOverlay('<div popover="auto">A</div><div popover="manual">B</div>')).toBe(
    '<div open="" data-in-flow="">A</div><div popover="manual">B</div>',
  );
});

it('leaves an empty popover closed', () => {
  expect(withOpenOverlay('<div popover="auto"></div>')).toBe('<div popover="auto"></div>');
});

it('drops what would be found in place of the live example, or name its controls', () => {
  const html = '<label for="a" class="b">A</label><input id="a" name="c" role="combobox">';
  expect(withOpenOverlay(html)).toBe('<label class="b">A</label><input>');
});

it('shows what waits for its place', () => {
  const popup =
    '<div style="position:fixed;--available-width:100vw;opacity:0"><b style="x:y">A</b></div>';
  expect(withOpenOverlay(popup)).toBe('<div><b style="x:y">A</b></div>');
});
