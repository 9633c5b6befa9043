import {expect, test} from 'vitest';
import {publicPackages} from './public-packages.mjs';

test('each package comes after those that it needs', () => {
  const done = new Set<string>();
  const names = new Set(publicPackages().map(({manifest}) => (manifest as {name: string}).name));
  for (const {manifest} of publicPackages()) {
    const {name, dependencies = {}} = manifest as {
      name: string;
      dependencies?: Record<string, string>;
    };
    const needed = Object.keys(dependencies).filter((one) => names.has(one));
    expect(needed.filter((one) => !done.has(one))).toEqual([]);
    done.add(name);
  }
  expect(done.size).toBe(publicPackages().length);
  expect(done).toContain('@storefront-toolkit/integration-contentful');
});

test('private packages are left out', () => {
  const folders = publicPackages().map(({folder}) => folder);
  expect(folders).not.toContain('packages/fixtures');
  expect(folders).not.toContain('packages/integrations/test-kit');
});
