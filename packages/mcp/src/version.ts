import {readFileSync} from 'node:fs';

/** Version of this package, which is that of all packages of the toolkit. */
export function packageVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as {version: string}).version;
}
