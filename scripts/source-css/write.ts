import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readClassNames} from './class-names.ts';
import {reachOf} from './modules.ts';
import {sourceCss} from './source-css.ts';

interface Manifest {
  exports: Record<string, string | {'storefront-toolkit-source'?: string}>;
}

/**
 * Writes `source.css` beside each built component of the package in the working folder. The build script of the package runs it.
 */
async function main() {
  const {exports} = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const classNames = await readClassNames();
  for (const [name, target] of Object.entries(exports)) {
    if (name === './internal') continue;
    const entry = typeof target === 'object' ? target['storefront-toolkit-source'] : undefined;
    if (!entry) continue;
    const {files, components} = reachOf(path.resolve(entry));
    const folder = path.dirname(path.join('dist', path.relative('src', entry)));
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'source.css'), sourceCss(classNames.in(files), components));
  }
}

await main();
