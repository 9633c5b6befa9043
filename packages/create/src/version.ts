import {readFileSync} from 'node:fs';

interface Manifest {
  version: string;
  homepage: string;
}

function manifest(): Manifest {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return JSON.parse(text) as Manifest;
}

/** Version of this package, which is that of all packages of the toolkit. */
export const packageVersion = () => manifest().version;

/** Address of the documentation, with a slash at its end. This package's homepage is a page of it. */
export const siteAddress = () => manifest().homepage.replace(/docs\/packages\/create$/, '');
