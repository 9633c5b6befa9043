import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {reportChanges, reportText} from './checks/report-text.ts';
import {loadModel} from './load.ts';
import type {ApiModel} from './model.ts';
import {ROOT} from '../paths.ts';

/** Folders of the packages that are published without reference pages. They are a public API nevertheless. */
function withoutReference(): readonly string[] {
  const parent = 'packages/integrations';
  const vendors = readdirSync(path.join(ROOT, parent)).sort();
  return [...vendors.map((name) => `${parent}/${name}`), 'packages/mcp', 'packages/create'].filter(
    (folder) => {
      const file = path.join(ROOT, folder, 'package.json');
      return existsSync(file) && !(JSON.parse(readFileSync(file, 'utf8')) as Manifest).private;
    },
  );
}

interface Manifest {
  readonly private?: boolean;
}

/** Compares `api-report.md` of each package with its source, or writes it with `--write`. Exits with 1 when one is stale. */
async function main(): Promise<void> {
  const write = process.argv.includes('--write');
  for (const folders of [undefined, withoutReference()]) {
    const {model} = await loadModel(folders);
    const packages = new Map(model.entries.map((entry) => [entry.package, entry.folder]));
    for (const [name, folder] of packages) compare(model, name, folder, write);
  }
}

function compare(model: ApiModel, name: string, folder: string, write: boolean): void {
  const file = path.join(ROOT, folder, 'api-report.md');
  const now = reportText(model, name);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === now) {
    console.log(`${folder}/api-report.md is up to date.`);
  } else if (write) {
    writeFileSync(file, now);
    console.log(`${folder}/api-report.md is written.`);
  } else {
    console.error(
      `${folder}/api-report.md is stale: the public API of ${name} is not what it records.\n` +
        `${reportChanges(before, now).join('\n')}\n` +
        'If the change is meant, run "npx tsx website/plugins/api/report.ts --write" and commit the file.',
    );
    process.exitCode = 1;
  }
}

void main();
