import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {findComponents} from './catalog';
import {sinceOf} from './since';

let root: string;

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'since-'))));
afterEach(() => rmSync(root, {recursive: true}));

/** A component with a file for each part, which has a comment with these tags. */
function component(...tags: string[]): string {
  tags.forEach((tag, index) => {
    const text = `/** A part with props. */\nexport interface Props {}\n\n/**\n * A part.\n * ${tag}\n */\nexport function Part${index}() {}\n`;
    writeFileSync(join(root, `Part${index}.tsx`), text);
  });
  writeFileSync(join(root, 'index.ts'), '/** @since 9.0.0 */\nexport function Other() {}\n');
  return '.';
}

test('a component is as old as its first part', () => {
  expect(sinceOf(component('@since 0.10.0', '@since 0.2.0'), root)).toBe('0.2.0');
});

test('a component with a part that does not say it is as old as the packages', () => {
  expect(sinceOf(component('@since 0.2.0', ''), root)).toBe(undefined);
});

test('the first version is not shown', () => {
  expect(sinceOf(component('@since 0.1.0'), root)).toBe(undefined);
});

test('a component without parts has none', () => {
  expect(sinceOf(component(), root)).toBe(undefined);
});

test('each component of the toolkit can be asked', () => {
  for (const {folder} of findComponents()) expect(sinceOf(folder) ?? '0.2.0').toMatch(/^\d+\./);
});
