import {fixedRedirects} from '../redirects.ts';
import type {HostedSite} from './deploy-files.ts';

/** Most redirects without and with a placeholder that Cloudflare Pages reads (its documentation, "Redirects"). */
const mostFixed = 2000;
const mostWithPlaceholder = 100;

/** The forms of an address that a fixed redirect is for. */
const forms = ['', '/', '.html', '/index', '/index.html'];

/**
 * The `_redirects` file of Cloudflare Pages in a few rules, for any number of pages. The host itself takes `/index` and `/index.html`
 * off an address, and `.html` where the page is a file of that name. Most pages are a folder with `index.html`, so a rule for each depth
 * takes `.html` off: a placeholder is one segment that isn't empty. A splat would do it in one rule, and would turn
 * `//host/page.html` into a redirect to another host. The host serves a folder at the address with a slash.
 *
 * @throws If a page is in more folders, or more pages are files, than the host has rules for.
 */
export function cloudflareRedirects({stems, files, prefix}: HostedSite): string {
  const known = new Set(files);
  const flat = stems.filter((stem) => known.has(`${stem.slice(1)}.html`));
  const depth = Math.max(0, ...stems.map((stem) => stem.split('/').length - 1));
  const fixed = [
    ...fixedRedirects.flatMap(({from, to}) => forms.map((form) => [from + form, to])),
    ...flat.map((stem) => [`${stem}.html`, stem]),
  ];
  const folders = Array.from({length: depth}, (_, index) =>
    Array.from({length: index + 1}, (_unused, segment) => `/:p${segment}`).join(''),
  );
  if (depth > mostWithPlaceholder || fixed.length > mostFixed) {
    throw new Error(
      `The pages need ${depth} redirects with placeholders and ${fixed.length} others, and Cloudflare Pages reads ${mostWithPlaceholder} and ${mostFixed}: ` +
        'the rest would do nothing. Move the deepest pages up, and make a folder with index.html of each page that is a file.',
    );
  }
  return [...fixed, ...folders.map((folder) => [`${folder}.html`, `${folder}/`])]
    .map(([from, to]) => `${prefix}${from} ${prefix}${to} 301\n`)
    .join('');
}
