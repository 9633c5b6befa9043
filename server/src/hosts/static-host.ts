import {hashedFolder, immutableCache, securityHeaders} from '../headers.ts';
import {fixedRedirects, pageAddress} from '../redirects.ts';

/** Longest line that Cloudflare Pages reads in `_headers`, in characters. */
const maxHeaderLine = 2000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both hosts revalidate files by default and join the values
 * of a header that two rules set, so `Cache-Control` is given for the hashed files alone.
 *
 * @throws If a line is longer than the hosts read: the policy would be dropped without a word.
 */
export function staticHeaders(policy: string): string {
  const lines = Object.entries(securityHeaders(policy)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const long = lines.find((line) => line.length > maxHeaderLine);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters, and static hosts drop lines above ${maxHeaderLine}: ${long.slice(0, 60)}… The pages hold too many different inline scripts; move them into files.`,
    );
  }
  return `/*\n${lines.join('\n')}\n\n${hashedFolder}*\n  Cache-Control: ${immutableCache}\n`;
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. They match no suffix by pattern, so each page has its lines.
 * Status 301 is the permanent redirect that both know.
 *
 * @param stems - Paths of the pages without suffix and slash; empty for the home page.
 * @param slashPages - Those whose address ends with a slash.
 */
export function staticRedirects(stems: readonly string[], slashPages: ReadonlySet<string>): string {
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
  return [...fixed, ...legacy].map(([from, to]) => `${from} ${to} 301\n`).join('');
}
