import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {describe, expect, test} from 'vitest';
import {optionalUndefined} from './optional-undefined.mjs';

const config: Linter.Config[] = [
  {
    files: ['**/*.ts'],
    languageOptions: {parser: tseslint.parser},
    plugins: {workspace: {rules: {'optional-undefined': optionalUndefined}}},
    rules: {'workspace/optional-undefined': 'error'},
  },
];
const linter = new Linter();
const fixed = (text: string) => linter.verifyAndFix(text, config, 'a.ts').output;

describe('an optional property', () => {
  test.each([
    ['a?: string', 'a?: string | undefined'],
    ['a?: "x" | "y"', 'a?: "x" | "y" | undefined'],
    ['a?: () => void', 'a?: (() => void) | undefined'],
    ['a?: readonly string[]', 'a?: readonly string[] | undefined'],
  ])('%s refuses undefined, and is corrected', (property, expected) => {
    const text = `interface A { ${property} }`;
    expect(linter.verify(text, config, 'a.ts')).toMatchObject([
      {message: expect.stringContaining('exactOptionalPropertyTypes') as string},
    ]);
    expect(fixed(text)).toBe(`interface A { ${expected} }`);
  });

  test.each(['a?: string | undefined', 'a?: unknown', 'a?: never', 'a: string', 'a?(): void'])(
    '%s is left alone',
    (property) => {
      expect(linter.verify(`interface A { ${property} }`, config, 'a.ts')).toEqual([]);
    },
  );

  test('also in an object inside of another type', () => {
    expect(fixed('type A = readonly {b?: string}[];')).toBe(
      'type A = readonly {b?: string | undefined}[];',
    );
  });
});
