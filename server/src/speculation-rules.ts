import {createHash} from 'node:crypto';
import {contentTypes} from './content-types.ts';

/**
 * Extension of the file with the rules: browsers take them with a type of their own alone, and servers find a type by
 * the extension.
 */
const extension = 'speculationrules';

/**
 * Which pages a browser may fetch and render before a reader follows the link to them, in the words of the
 * Speculation Rules API. Browsers without it ignore the header that names the file, and others ask for nothing with data
 * saver, with little memory or battery, or where the reader has switched preloading off.
 *
 * The rules are for links that lead to another page of the site here: no downloads, no other windows, no files, no place
 * on the same page. Once the application runs, it follows links itself, so there are none.
 *
 * @param prefix - Start of all addresses, such as `/toolkit`; empty for a site at the root of its host.
 * @returns The file's path below the base, which has a digest, and its text.
 */
export function speculationRules(prefix: string): {path: string; text: string} {
  const files = Object.keys(contentTypes)
    .filter((name) => name !== 'html')
    .map((name) => `${prefix}/*.${name}`);
  const where = {
    and: [
      {href_matches: `${prefix}/*`},
      {not: {href_matches: files}},
      {
        selector_matches:
          'html[data-has-hydrated=false] a:not([download], [target=_blank], [href^="#"])',
      },
    ],
  };
  const rules = [{where, eagerness: 'moderate'}];
  // A page is fetched where the browser would rather not render it.
  const text = JSON.stringify({prefetch: rules, prerender: rules});
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {path: `/assets/links.${digest}.${extension}`, text};
}
