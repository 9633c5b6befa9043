import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {publicPackages} from '../../scripts/lib/public-packages.mjs';
import {root} from '../../scripts/lib/workspace.mjs';
import {metadataOf, pageOf, siteAddress} from './metadata';

// Writes what all published packages have alike: the fields of package.json, the license, and the site's address in READMEs.
const license = readFileSync(join(root, 'LICENSE'), 'utf8');

for (const {folder, manifest} of publicPackages()) {
  const own = manifest as Record<string, unknown> & {homepage?: string};
  const {name, version, description, ...rest} = own;
  const written = {name, version, description, ...metadataOf(folder)};
  const text = JSON.stringify({...written, ...rest, ...written}, undefined, 2);
  writeFileSync(join(root, folder, 'package.json'), `${text}\n`);
  writeFileSync(join(root, folder, 'LICENSE'), license);

  const readme = join(root, folder, 'README.md');
  const page = pageOf(folder);
  // A homepage that names another page says that the page changed, not the site's address.
  const formerAddress = own.homepage?.endsWith(page) ? own.homepage.slice(0, -page.length) : '';
  if (!formerAddress || formerAddress === siteAddress || !existsSync(readme)) continue;
  writeFileSync(readme, readFileSync(readme, 'utf8').replaceAll(formerAddress, siteAddress));
}
