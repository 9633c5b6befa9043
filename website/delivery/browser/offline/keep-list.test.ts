import {describe, expect, it} from 'vitest';
import {createLookup, type KeepList, keyOf} from './keep-list';

const list: KeepList = {
  bytes: 10,
  pages: [
    ['', 'home'],
    ['docs/intro', 'intro'],
    ['docs/guides/', 'guides'],
    ['docs/card-index', 'cards'],
  ],
  files: [['assets/js/main.0123abcd.js'], ['img/logo.svg', 'logo']],
  redirects: {docs: 'docs/packages/'},
};

describe.each(['/', '/docs-site/'])('below %s', (base) => {
  const {page, file} = createLookup(list, base);

  it.each([
    ['', '?home'],
    ['docs/intro', 'docs/intro?intro'],
    ['docs/intro/', 'docs/intro?intro'],
    ['docs/guides', 'docs/guides/?guides'],
    ['docs/guides/', 'docs/guides/?guides'],
    ['docs/card-index', 'docs/card-index?cards'],
  ])('has the page at "%s" in both forms', (address, key) => {
    expect(page(address)).toEqual({key: base + key});
  });

  it.each([
    ['index.html', ''],
    ['index', ''],
    ['docs/intro.html', 'docs/intro'],
    ['docs/intro/index.html', 'docs/intro'],
    ['docs/guides/index', 'docs/guides/'],
    ['docs', 'docs/packages/'],
    ['docs/', 'docs/packages/'],
    ['docs/index.html', 'docs/packages/'],
  ])('leads from "%s" on, as the server does', (address, to) => {
    expect(page(address)).toEqual({redirect: base + to});
  });

  it.each(['docs/nothing', 'docs/card', 'nothing.html', 'constructor', '__proto__'])(
    'has no page at "%s"',
    (address) => {
      expect(page(address)).toBeUndefined();
    },
  );

  it('has files by their exact name, and pages for scripts that fetch them', () => {
    expect(file('img/logo.svg')).toEqual(['img/logo.svg', 'logo']);
    expect(file('docs/guides')).toEqual(['docs/guides/', 'guides']);
    expect(file('img/logo')).toBeUndefined();
    expect(keyOf(base, file('assets/js/main.0123abcd.js')!)).toBe(
      `${base}assets/js/main.0123abcd.js`,
    );
  });
});
