import {expect, test} from 'vitest';
import {manifestText, robotsText, securityText} from './texts';

const HOME = 'https://docs.example.com/';
const NOW = new Date('2026-02-28T23:59:59Z');

/** The fields of a text with a field on each line, as RFC 9309 and RFC 9116 write them. */
const fieldsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /^([A-Za-z-]+): (.+)$/.exec(line)!.slice(1));

test('robots.txt lets everybody read, and names the sitemap', () => {
  expect(fieldsOf(robotsText(HOME))).toEqual([
    ['User-agent', '*'],
    ['Content-Signal', 'search=yes, ai-input=yes, ai-train=yes'],
    ['Allow', '/'],
    ['Sitemap', 'https://docs.example.com/sitemap.xml'],
  ]);
});

test('security.txt names the contact, and ends in less than a year', () => {
  const fields = Object.fromEntries(
    fieldsOf(securityText('mailto:security@example.com', HOME, NOW)),
  ) as Record<string, string>;
  expect(fields).toEqual({
    Contact: 'mailto:security@example.com',
    Expires: '2027-02-01T00:00:00.000Z',
    'Preferred-Languages': 'en',
    Canonical: 'https://docs.example.com/.well-known/security.txt',
  });
  expect(Date.parse(fields.Expires!) - NOW.getTime()).toBeLessThan(365 * 24 * 60 * 60 * 1000);
});

test.each(['https://example.com/report', 'tel:+49-30-1234'])('%s is a contact', (contact) => {
  expect(securityText(contact, HOME, NOW)).toContain(`Contact: ${contact}\n`);
});

test.each(['security@example.com', 'http://example.com', '', 'mailto:a@b.c\nExpires: never'])(
  'the contact "%s" is refused',
  (contact) => expect(() => securityText(contact, HOME, NOW)).toThrow(/RFC 9116 asks/),
);

test('the manifest leads to the site below its path', () => {
  const manifest = JSON.parse(
    manifestText({title: 'Docs', tagline: 'About it.', baseUrl: '/docs-site/'}),
  ) as {start_url: string; scope: string; icons: {src: string}[]};
  expect(manifest).toMatchObject({
    name: 'Docs',
    description: 'About it.',
    start_url: '/docs-site/',
  });
  expect(manifest.icons.map(({src}) => src)).toEqual([
    '/docs-site/img/favicon.svg',
    '/docs-site/img/icon-192.png',
    '/docs-site/img/icon-512.png',
  ]);
});
