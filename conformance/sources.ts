import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {claimsNamedIn} from './tests.ts';

const FOLDERS = ['apps', 'bench', 'packages', 'scripts', 'server', 'tests', 'website'];
/** Files of tests, and files whose functions make tests that each vendor passes. */
const IS_TEST = /\.(?:test\.tsx?|spec\.ts|browser\.ts)$|^describe-[\w-]+\.ts$/;
const IS_MADE = /^(?:node_modules|build|dist|deploy|reference|\..+)$/;

function testFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return IS_MADE.test(entry.name) ? [] : testFiles(root, path);
    return IS_TEST.test(entry.name) ? [path] : [];
  });
}

/**
 * The test files that name claims, with the ids that each names.
 *
 * @param root - Folder of the repository.
 */
export function filesNamingClaims(root: string): {file: string; claims: string[]}[] {
  return (
    FOLDERS.flatMap((folder) => testFiles(root, folder))
      .map((file) => ({file, claims: claimsNamedIn(readFileSync(join(root, file), 'utf8'))}))
      // A title such as `@claim-${vendor}.links` names a claim only when it runs.
      .map(({file, claims}) => ({file, claims: claims.filter((id) => !id.startsWith('${'))}))
      .filter(({claims}) => claims.length > 0)
  );
}
