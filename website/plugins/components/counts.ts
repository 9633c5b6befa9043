import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Counts} from '../../src/components/component-page/types';

const FOLDERS = ['bench', 'conformance', 'packages', 'scripts', 'server', 'tests', 'website'];
const IS_TEST = /\.(?:test\.tsx?|spec\.ts|browser\.ts)$/;
const IS_MADE = /^(?:node_modules|build|dist|\..+)$/;

function testFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return IS_MADE.test(entry.name) ? [] : testFiles(file);
    return IS_TEST.test(entry.name) ? [file] : [];
  });
}

/** The tests that a file's source has. A loop or a table makes several tests of one. */
export const testsIn = (source: string): number =>
  source.match(/^\s*(?:test|it)(?:\.each)?\(/gm)?.length ?? 0;

/** The addresses of documents, posts and pages in what the content plugins loaded, however deep they are in it. */
export function addressesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const {permalink, source} = content as Record<string, unknown>;
  return typeof permalink === 'string' && typeof source === 'string'
    ? [permalink]
    : Object.values(content).flatMap(addressesIn);
}

/**
 * Counts the site's pages and the project's tests.
 *
 * @param root - Folder of the repository.
 * @param content - The content that the plugins loaded.
 */
export function countPagesAndTests(root: string, content: unknown): Counts {
  const files = FOLDERS.flatMap((folder) => testFiles(path.join(root, folder)));
  const tests = files.map((file) => testsIn(readFileSync(file, 'utf8')));
  return {
    pages: new Set(addressesIn(content)).size,
    tests: tests.reduce((sum, count) => sum + count, 0),
  };
}
