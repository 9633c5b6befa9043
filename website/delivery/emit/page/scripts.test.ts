import {expect, it} from 'vitest';
import {
  buildFontsScript,
  buildStartScript,
  readersAsset,
  FONTS_SCRIPT_LIMIT,
  START_SCRIPT_LIMIT,
} from './scripts';

const options = {announcementId: 'news', defaultMode: 'light'} as const;

it('is small enough to stand in each page', () => {
  expect(Buffer.byteLength(buildStartScript(options))).toBeLessThanOrEqual(START_SCRIPT_LIMIT);
});

it('is small enough with the one that loads the fonts', () => {
  expect(Buffer.byteLength(buildFontsScript())).toBeLessThanOrEqual(FONTS_SCRIPT_LIMIT);
});

it('has its constants filled in', () => {
  const text = buildStartScript({announcementId: 'a "quoted" id', defaultMode: 'dark'});
  expect(text).toContain('dark');
  expect(text).toMatch(/a "quoted" id|a \\"quoted\\" id/);
  expect(text).not.toMatch(/ANNOUNCEMENT_ID|DEFAULT_MODE/);
});

it('is refused when it grows over its limit', () => {
  expect(() => buildStartScript({...options, announcementId: 'x'.repeat(500)})).toThrow(
    /limit is 1024/,
  );
});

it('cannot close the element that it stands in', () => {
  expect(buildStartScript({...options, announcementId: '</script><script>'})).not.toContain(
    '</script',
  );
});

it('has no script for messages of readers unless a setting asks for one, and no part that none asks for', () => {
  const text = (feedback: false | 'server' | 'issue', events: boolean) =>
    readersAsset({feedback, events}, '/docs-site/')?.content.toString() ?? '';
  expect([text(false, false), text('issue', false)]).toEqual(['', '']);
  const [form, events, both] = [text('server', false), text(false, true), text('server', true)];
  expect(form).toContain('.page-feedback form');
  expect(form).not.toMatch(/sendBeacon|largest-contentful-paint/);
  expect(events).toContain('/docs-site/_event');
  expect(events).toContain('largest-contentful-paint');
  expect(events).not.toContain('.page-feedback form');
  expect(both).toMatch(/page-feedback form[^]*sendBeacon/);
  expect(Buffer.byteLength(form)).toBeLessThan(2000);
  expect(Buffer.byteLength(both)).toBeLessThan(14_000);
});
