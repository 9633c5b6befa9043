import {contentType} from '../content-types.ts';
import {
  anyOrigin,
  documentHeaders,
  everyAnswer,
  frameFolder,
  frameHeaders,
  hashedFolder,
  immutableCache,
  publicFolders,
  workerCache,
  workerFile,
} from '../headers.ts';
import {fixedRedirects, pageAddress} from '../redirects.ts';
import {speculationRules} from '../speculation-rules.ts';

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Longest line that Cloudflare Pages reads in `_headers`, in characters. */
const maxHeaderLine = 2000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both hosts revalidate files by default and join the values
 * of a header that two rules set, so `Cache-Control` is given for the hashed files and the service worker alone.
 *
 * A rule names a path, not a type, and unknown paths are answered with a page too. So each path gets the headers of
 * documents, and Cloudflare Pages takes them off in folders without pages, by `!` and a name. Netlify has no such line: it
 * ignores what holds no colon, and joins the policies of pages and frames, by which frames stay closed. The speculation rules need their type said, since the hosts do not know the extension.
 *
 * @param assetFolders - Names of the folders in the build that hold no page.
 * @param prefix - Start of all addresses, such as `/toolkit`; empty for a site at the root of its host.
 * @throws If a line is longer than the hosts read: the policy would be dropped silently.
 */
export function staticHeaders(
  policy: string,
  assetFolders: readonly string[],
  prefix: string,
): string {
  const ofDocuments = documentHeaders(policy, prefix);
  const lines = linesOf({...everyAnswer, ...ofDocuments});
  const long = lines.find((line) => line.length > maxHeaderLine);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters, and static hosts drop lines above ${maxHeaderLine}: ${long.slice(0, 60)}… The pages hold too many different inline scripts; move them into files.`,
    );
  }
  const dropped = Object.keys(ofDocuments).map((name) => `  ! ${name}`);
  const assets = assetFolders.map((name) => {
    const folder = `/${name}/`;
    const cache = folder === hashedFolder ? [`  Cache-Control: ${immutableCache}`] : [];
    const own = folder === frameFolder ? linesOf(frameHeaders) : [];
    return [`${prefix}${folder}*`, ...dropped, ...cache, ...own];
  });
  const rules = prefix + speculationRules(prefix).path;
  const types = [rules, `  Content-Type: ${contentType(rules)}`];
  // They don't look at `Accept`, so a twin is a file of its own.
  const twins = [`${prefix}/*.md`, '  X-Robots-Tag: noindex'];
  const worker = [prefix + workerFile, `  Cache-Control: ${workerCache}`];
  const shared = publicFolders.map((folder) => [`${prefix}${folder}*`, ...linesOf(anyOrigin)]);
  return [[`${prefix}/*`, ...lines], ...assets, types, twins, worker, ...shared]
    .map((rule) => `${rule.join('\n')}\n`)
    .join('\n');
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. They match no suffix by pattern, so each page has its lines.
 * Status 301 is the permanent redirect that both know.
 *
 * @param stems - Paths of the pages without suffix and slash; empty for the home page.
 * @param slashPages - Those whose address ends with a slash.
 * @param prefix - Start of all addresses, such as `/toolkit`; empty for a site at the root of its host.
 */
export function staticRedirects(
  stems: readonly string[],
  slashPages: ReadonlySet<string>,
  prefix: string,
): string {
  const fixed = fixedRedirects.flatMap(({from, to}) => [
    [from, to],
    [`${from}/`, to],
  ]);
  const legacy = stems.flatMap((stem) =>
    [...(stem === '' ? [] : ['.html']), '/index.html', '/index'].map((suffix) => [
      stem + suffix,
      pageAddress(stem, slashPages),
    ]),
  );
  return [...fixed, ...legacy]
    .map(([from, to]) => `${prefix}${from} ${prefix}${to} 301\n`)
    .join('');
}
