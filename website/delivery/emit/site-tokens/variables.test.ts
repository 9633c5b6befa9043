import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {sourceTexts, usedVariables} from './variables';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'variables-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Writes a file into the test's folder and returns its path. */
function file(name: string, text: string): string {
  const target = path.join(folder, name);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  return target;
}

describe('usedVariables', () => {
  it('finds what a rule reads, and not what is only declared', () => {
    const css = file('a.css', ':root { --read: 1px; --unread: 2px } p { margin: var(--read) }');
    expect([...usedVariables(sourceTexts([css]))]).toEqual(['--read']);
  });

  it('follows properties that a read property reads, at any depth', () => {
    const css = file(
      'a.css',
      ':root { --a: var(--b); --b: calc(var(--c) * 2); --c: 1px } p { margin: var(--a) }',
    );
    expect([...usedVariables(sourceTexts([css]))].sort()).toEqual(['--a', '--b', '--c']);
  });

  it('does not follow properties that nothing reads', () => {
    const css = file('a.css', ':root { --unread: var(--x); --x: 1px }');
    expect(usedVariables(sourceTexts([css])).size).toBe(0);
  });

  it('follows every declaration of a property, also in another mode', () => {
    const css = file(
      'a.css',
      ':root { --a: var(--light) } [data-theme=dark] { --a: var(--dark) } p { color: var(--a) }',
    );
    expect([...usedVariables(sourceTexts([css]))].sort()).toEqual(['--a', '--dark', '--light']);
  });

  it('follows the last declaration of a block, which may lack its semicolon, and fallbacks', () => {
    const css = file('a.css', ':root{--a:var(--b)}p{color:var(--a, var( --c ))}');
    expect([...usedVariables(sourceTexts([css]))].sort()).toEqual(['--a', '--b', '--c']);
  });

  it('stands properties that refer to each other', () => {
    const css = file('a.css', ':root{--a:var(--b);--b:var(--a)}p{color:var(--a)}');
    expect([...usedVariables(sourceTexts([css]))].sort()).toEqual(['--a', '--b']);
  });

  it('searches folders, in style sheets and in code alone', () => {
    file('deep/a.css', 'p { color: var(--css) }');
    file('deep/er/b.tsx', "style={{color: 'var(--code)'}}");
    file('c.md', 'var(--prose)');
    expect([...usedVariables(sourceTexts([folder]))].sort()).toEqual(['--code', '--css']);
  });

  it('takes a reader in one file and its declaration in another together', () => {
    const sheets = [file('a.css', 'p{color:var(--a)}'), file('b.css', ':root{--a:var(--b)}')];
    expect([...usedVariables(sourceTexts(sheets))].sort()).toEqual(['--a', '--b']);
  });
});
