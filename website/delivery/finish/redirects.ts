import type {PluginConfig} from '@docusaurus/types';

/** The mark of a file without a page: it leads to another address. */
const REDIRECT = /<meta http-equiv="?refresh"?/i;

const PLUGIN = '@docusaurus/plugin-client-redirects';

/** The address of a file, whose path below the folder of the build has slashes. */
const addressOf = (file: string) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
const plain = (address: string) => address.replace(/(.)\/$/, '$1');

/** The addresses that lead to others, as the plugins of the site's configuration make them. */
export function redirectsOf(plugins: readonly PluginConfig[]): string[] {
  return plugins.flatMap((plugin) => {
    if (!Array.isArray(plugin) || plugin[0] !== PLUGIN) return [];
    const {redirects = []} = plugin[1] as {redirects?: {from: string | string[]}[]};
    return redirects.flatMap(({from}) => from);
  });
}

/**
 * The files that are pages, so that each of them is finished: all but the redirects.
 *
 * @param files - Paths of HTML files below the folder of the build, with slashes.
 * @param read - Returns the text of one.
 * @param redirects - The addresses that lead to others.
 * @throws If another file leads away, or one of the redirects has no such file.
 */
export function pagesOf(
  files: readonly string[],
  read: (file: string) => string,
  redirects: readonly string[],
): string[] {
  const leading = new Set(files.filter((file) => REDIRECT.test(read(file))));
  const found = [...leading].map(addressOf);
  const known = redirects.map(plain);
  const unknown = found.filter((address) => !known.includes(address));
  if (unknown.length > 0) {
    throw new Error(
      `${unknown.join(', ')} leads to another address, and website/docusaurus.config.ts has no redirect from there, so ` +
        'a page would be sent unfinished, or is gone. List the redirect there, or take the <meta http-equiv="refresh"> out of the page.',
    );
  }
  const missing = known.filter((address) => !found.includes(address));
  if (missing.length > 0) {
    throw new Error(
      `website/docusaurus.config.ts has a redirect from ${missing.join(', ')}, and no built file leads on from there, so ` +
        `readers who follow an old link would find nothing. If ${PLUGIN} writes its files differently now, adapt ` +
        'website/delivery/finish/redirects.ts.',
    );
  }
  return files.filter((file) => !leading.has(file));
}
