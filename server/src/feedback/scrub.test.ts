import fc from 'fast-check';
import {expect, test} from 'vitest';
import {scrub} from './scrub.ts';

/** Text around what has to go, without a character that would be part of it. */
const around = fc.string({unit: 'grapheme'}).map((text) => text.replace(/[\w\p{L}\p{N}]/gu, ''));

const within = (part: fc.Arbitrary<string>) =>
  fc.tuple(around, part, around).map(([before, text, after]) => ({
    text,
    whole: `${before} ${text} ${after}`,
  }));

/** A slash before an address is taken for the end of a path. */
const address = fc.emailAddress().filter((text) => !text.startsWith('/') && !text.includes('/@'));

test('no e-mail address is left, whatever is around it @claim-deploy-your-site.feedback-scrubbed', () => {
  fc.assert(
    fc.property(within(address), ({text, whole}) => {
      const left = scrub(whole);
      expect(left).not.toContain(text);
      expect(left).toContain('[e-mail]');
    }),
  );
});

const digits = fc.array(fc.nat(9), {minLength: 7, maxLength: 24}).map((list) => list.join(''));

test('no long number is left, with separators or without @claim-deploy-your-site.feedback-scrubbed', () => {
  const separated = fc
    .tuple(digits, fc.constantFrom('', ' ', '-', '.', '/', ') '))
    .map(([number, separator]) => number.match(/.{1,4}/g)!.join(separator));
  fc.assert(
    fc.property(within(separated), ({whole}) => {
      expect(scrub(whole).replace(/\D/g, '').length).toBeLessThan(7);
    }),
  );
});

const hexadecimal = fc
  .uint8Array({minLength: 16, maxLength: 64})
  .map((bytes) => Buffer.from(bytes).toString('hex'))
  .filter((text) => /[a-f]/.test(text) && /\d/.test(text));
const base64 = fc
  .uint8Array({minLength: 24, maxLength: 64})
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
  .filter((text) => /[A-Z]/.test(text) && /\d/.test(text));
const token = fc.oneof(
  hexadecimal,
  base64,
  base64.map((text) => `sk_live_${text}`),
  fc.uuid(),
);

test('no token is left: a digest, a key, an identifier @claim-deploy-your-site.feedback-scrubbed', () => {
  fc.assert(
    fc.property(within(token), ({text, whole}) => {
      const left = scrub(whole);
      expect(left).not.toContain(text);
      expect(left).toMatch(/\[(?:token|number)\]/);
    }),
  );
});

test('what is left stays as it is when it is read again, and is one line', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({unit: 'binary'}),
        within(token).map(({whole}) => whole),
      ),
      (text) => {
        const once = scrub(text);
        expect(scrub(once)).toBe(once);
        expect(once).not.toMatch(/[\n\r\u2028\u2029]/);
      },
    ),
  );
});

test.each([
  ['Write to anna@example.com.', 'Write to [e-mail].'],
  ['＠ hides: anna＠example.com', '@ hides: [e-mail]'],
  ['/docs/anna%40example.com', '/docs/[e-mail]'],
  ['an invisible a\u200bnna@exam\u200bple.com', 'an invisible [e-mail]'],
  ['call +49 (30) 1234-5678', 'call [number]'],
  ['/reset?token=abc&x=1', '/reset?token=[token]&x=1'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.x', '[token].[token].x'],
])('of %j, %j is left', (text, left) => {
  expect(scrub(text)).toBe(left);
});

test.each([
  'Import from @storefront-toolkit/ui, react@19.1.0 and next@15',
  'The price 1,299.95 in 2026 is wrong.',
  '/docs/guides/add-a-component-in-5-steps-now',
  '/docs/component-packages/commerce-ui/catalog/product-detail',
  'Use createShopifyCatalogIntegration.',
])('%j stays as it is', (text) => {
  expect(scrub(text)).toBe(text);
});

test.each(['a', '1', '@', 'a@', '1 ', '.a', 'a@a.', '%40', 'token='])(
  'a long text of %j is read in no time',
  (part) => {
    const start = performance.now();
    scrub(part.repeat(1000));
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
