import {describe, expect, it} from 'vitest';
import {nearestPages} from './nearest';

/** Pages without titles. */
const at = (...paths: string[]) => paths.map((path) => ({path, title: ''}));

const pages = [
  ...at(
    '/docs/intro',
    '/docs/packages/',
    '/docs/packages/types/',
    '/docs/packages/types/config/reference/ClientConfig',
    '/docs/component-packages/ui/',
    '/docs/component-packages/ui/button',
  ),
  {path: '/docs/guides/Images', title: 'Pictures of products'},
];

const best = (wanted: string) => nearestPages(wanted, pages)[0]?.path;

describe('nearestPages', () => {
  it.each([
    ['/docs/packagez', '/docs/packages/'],
    ['/docs/itnro', '/docs/intro'],
    ['/docs/component-packages/ui/buton', '/docs/component-packages/ui/button'],
  ])('finds the page that %s misspells', (wanted, path) => {
    expect(best(wanted)).toBe(path);
  });

  it.each([
    ['/intro', '/docs/intro'],
    ['/components/button', '/docs/component-packages/ui/button'],
    ['/api/ClientConfig', '/docs/packages/types/config/reference/ClientConfig'],
  ])('finds the page that %s names in another folder', (wanted, path) => {
    expect(best(wanted)).toBe(path);
  });

  it('finds the page whose title the address has', () => {
    expect(best('/docs/pictures-of-product')).toBe('/docs/guides/Images');
  });

  it('takes no notice of case and of slashes at the end', () => {
    expect(nearestPages('/DOCS/guides/images//', pages)[0]).toEqual({
      path: '/docs/guides/Images',
      title: 'Pictures of products',
      distance: 0,
    });
    expect(best('/docs/packages/types')).toBe('/docs/packages/types/');
  });

  it('prefers the page at the very address to one with the same last word', () => {
    const paths = at('/a/cart', '/docs/types/cart');
    expect(nearestPages('/docs/types/cart/', paths)[0]?.path).toBe('/docs/types/cart');
  });

  it('orders by distance, and equal distances by address', () => {
    const found = nearestPages('/docs/a', at('/docs/c', '/docs/b', '/docs/a'));
    expect(found.map(({path}) => path)).toEqual(['/docs/a', '/docs/b', '/docs/c']);
    expect(found.map(({distance}) => distance)).toEqual(
      found.map(({distance}) => distance).sort((one, other) => one - other),
    );
  });

  it('returns at most as many as asked for, five by default', () => {
    const many = at(...Array.from({length: 20}, (_, index) => `/docs/page-${index}`));
    expect(nearestPages('/docs/page', many)).toHaveLength(5);
    expect(nearestPages('/docs/page', many, 2)).toHaveLength(2);
  });

  it('returns nothing when nothing is near', () => {
    expect(nearestPages('/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq', pages)).toEqual([]);
    expect(nearestPages('/docs/intro', [])).toEqual([]);
  });

  it('does not choke on the root, and reads no more than 200 characters of an address', () => {
    expect(nearestPages('/', at('/'))).toEqual([{path: '/', title: '', distance: 0}]);
    const path = `/${'a'.repeat(199)}`;
    expect(nearestPages(path + 'b'.repeat(10_000), at(path))).toEqual([
      {path, title: '', distance: 0},
    ]);
  });
});
