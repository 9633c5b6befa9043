import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {checkLinks, externalLinks, reportOf} from './lib/links.mjs';
import {cacheDir, root} from './lib/workspace.mjs';

// Asks for every address that the built pages link to on other sites, and writes one report.
const build = join(root, 'website/build');
if (!existsSync(join(build, 'index.html'))) {
  console.error('website/build has no site, so there are no links to check. Run: npm run build');
  process.exit(1);
}
const pages = readdirSync(build, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({
    path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    html: readFileSync(join(build, file), 'utf8'),
  }));
const [, own = ''] =
  /<link[^>]* rel="canonical"[^>]* href="([^"]+)"/.exec(pages[0]?.html ?? '') ?? [];
const links = externalLinks(pages, new URL(own).origin);
console.log(`${links.size} addresses on other sites …`);
const checked = await checkLinks(links);

const isOffline =
  checked.length > 0 &&
  checked.every(({why}) => /host|EAI_AGAIN|ENETUNREACH|ECONNREFUSED/.test(why));
if (isOffline) {
  console.error(
    'No host was found, so nothing is known of any link. This machine has no way to other sites: run it on one that has.',
  );
  process.exit(77);
}
const file = join(cacheDir, 'links.md');
mkdirSync(cacheDir, {recursive: true});
writeFileSync(file, reportOf(checked));
console.log(reportOf(checked));
console.log(`The report is in ${relative(root, file)}.`);
process.exitCode = checked.some(({state}) => state === 'gone') ? 1 : 0;
