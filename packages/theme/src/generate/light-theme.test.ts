import {expect, it} from 'vitest';
import {lightTheme} from './light-theme.ts';

const css = `/* About. */
@theme {
  /** Background. */
  --color-canvas: #fff;
}
:root { color-scheme: light; }
:where([data-theme='dark']) [data-theme='light'] { --color-canvas: #fff; }
@media screen {
  [data-theme='dark'] { --color-canvas: #000; }
}
@media (prefers-contrast: more) {
  :root,
  [data-theme='light'] { --color-canvas: #eee; }
}
@media screen and (prefers-contrast: more) {
  [data-theme='dark'] { --color-canvas: #111; }
}
@media (forced-colors: active) {
  :root,
  [data-theme] { --color-canvas: Canvas; }
}`;

it('drops what dark pages need, and comments @claim-theming.light', () => {
  const light = lightTheme(css);
  expect(light).not.toContain('data-theme');
  expect(light).not.toContain('Background.');
  expect(light).not.toContain('screen');
  expect([...light.matchAll(/--color-canvas: ([\w#]+)/g)].map(([, value]) => value)).toEqual([
    '#fff',
    '#eee',
    'Canvas',
  ]);
});
