import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cacheDir, root} from '../scripts/lib/workspace.mjs';
import {type ProvingTest, readPlaywright, readVitest} from './tests.ts';

/** The tests that name claims in the report that a check left; none when there is no report. */
export function testsOf(check: string, counts: 'vitest' | 'playwright'): ProvingTest[] {
  const path = join(cacheDir, `${check}.json`);
  if (!existsSync(path)) return [];
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return counts === 'vitest'
    ? readVitest(report as Parameters<typeof readVitest>[0], root)
    : readPlaywright(report as Parameters<typeof readPlaywright>[0]);
}
