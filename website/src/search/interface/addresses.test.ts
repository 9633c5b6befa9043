import {expect, it} from 'vitest';
import {pageAddress} from './addresses';

it('keeps the path, the query and the anchor', () => {
  expect(pageAddress('/docs/intro?a=1#start')).toBe('/docs/intro?a=1#start');
});

it('drops the origin of a hosted record', () => {
  expect(pageAddress('https://docs.example.com/docs/intro#start')).toBe('/docs/intro#start');
});

it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'blob:x', 'https://'])(
  'refuses %s',
  (url) => expect(pageAddress(url)).toBeUndefined(),
);

it.each(['//evil.example/x', 'https://evil.example//other.example/x', '/\\evil.example'])(
  'never leads from %s to another host',
  (url) => expect(pageAddress(url)).toMatch(/^\/(?!\/)/),
);
