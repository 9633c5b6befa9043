import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fillFence, regionOf} from './regions';

const file = `import {a} from 'a';

  // #region outer
  const one = 1;
  // #region inner

    const two = 2;
  // #endregion
  // #endregion
// #region open
`;

describe('regionOf', () => {
  it('takes the code between the marks, without their indentation', () => {
    expect(regionOf(file, 'inner')).toBe('const two = 2;');
  });

  it('takes the whole file, without marks', () => {
    expect(regionOf(file)).toBe("import {a} from 'a';\n\n  const one = 1;\n\n    const two = 2;");
  });

  it('leaves out which claims a test proves', () => {
    // Names are made of parts: the scan of test files would take them for real.
    const names = ['a.sum', 'b.total-2'].map((id) => ['@claim', id].join('-'));
    const test = `it('adds up ${names.join(' ')}', () => {});`;
    expect(regionOf(test)).toBe("it('adds up', () => {});");
  });

  it.each(['absent', 'inn', 'open'])('finds no region %s', (name) => {
    expect(regionOf(file, name)).toBeUndefined();
  });
});

describe('fillFence', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'regions-'));
    writeFileSync(path.join(root, 'a.ts'), file);
  });
  afterAll(() => rmSync(root, {recursive: true}));

  it('keeps the rest of the meta', () => {
    expect(fillFence(root, 'title="b.ts" file="a.ts" region="inner"', '')).toEqual({
      code: 'const two = 2;',
      meta: 'title="b.ts"',
    });
  });

  it('leaves a fence alone that names no file', () => {
    expect(fillFence(root, 'title="b.ts"', 'code')).toBeUndefined();
  });

  it.each([
    ['file="b.ts"', '', 'There is no file b.ts'],
    ['file="a.ts" region="absent"', '', '"// #region absent"'],
    ['file="a.ts"', 'const own = 1;', 'code of its own'],
  ])('refuses %s with the code %j', (meta, code, message) => {
    expect(() => fillFence(root, meta, code)).toThrow(message);
  });
});
