import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteSettings} from '../../site.config';
import {twinPath} from '../../src/twins/addresses';
import type {TwinPage} from './pages';

/** A page with its whole twin. */
type WrittenPage = TwinPage & {text: string};

/** The parts of the site that have a list of their own, with the sentence that says what is in it. */
const AREAS: readonly (readonly [folder: string, name: string, note: string])[] = [
  ['docs/component-packages', 'Components', 'props, examples, keys and sizes of each component'],
  ['docs/packages/types/cart', 'Cart types', 'cart, checkout and order'],
  ['docs/packages/types/catalog', 'Catalog types', 'products, variants, categories, prices'],
  ['docs/packages/types/cms', 'Content types', 'pages, blocks, media, money, themes'],
  ['docs/packages/types/config', 'Configuration types', 'integrations, locales, errors'],
  ['docs/packages/types/oms', 'Order management types', 'order history and shipments'],
  ['docs/packages/types/search', 'Search types', 'queries, refinements, results'],
  ['docs/theming', 'Theming', 'tokens, colors, fonts, layout, Tailwind CSS'],
  ['docs/guides', 'Guides', 'getting started, normalization, images, SEO, content types'],
  ['docs/articles', 'Articles', 'server and client components'],
  ['docs/vendors', 'Vendors', 'how each integration is set up, and the source of each field'],
  ['docs/continuous-integration', 'Continuous integration', 'checks for a storefront'],
  ['docs/tutorial', 'Tutorials', 'how this site is written'],
  ['docs/tags', 'Tags', 'documents by their subjects'],
  ['blog', 'Blog', 'decisions, with measurements'],
];

/** Page with the rules for agents, and the heading above them. */
const RULES = {page: 'for-agents', heading: 'Rules'};

const absolute = (page: TwinPage, {url}: SiteSettings) => url + twinPath(page.route);

const lineOf = (page: TwinPage, settings: SiteSettings) =>
  `- [${page.title}](${absolute(page, settings)})${page.description && `: ${page.description}`}`;

/** The list of rules, as the page about agents has it. */
function rulesOf(pages: readonly WrittenPage[], {baseUrl}: SiteSettings): string {
  const text = pages.find(({route}) => route === baseUrl + RULES.page)?.text ?? '';
  const [, rules] = new RegExp(`\\n## ${RULES.heading}\\n([^]*?)\\n## `).exec(text) ?? [];
  if (!rules) {
    throw new Error(
      `The page /${RULES.page} has no section "${RULES.heading}" before another, so llms.txt would tell agents no rules. ` +
        'Adapt RULES in website/plugins/twins/llms.ts if it moved.',
    );
  }
  return rules.trim();
}

/**
 * Writes the lists of twins: `llms.txt` at the root, which leads to one of each area, those, and `llms-full.txt`, which has all
 * texts and to which nothing leads. The form is that of https://llmstxt.org/.
 */
export function writeIndexes(
  root: string,
  pages: readonly WrittenPage[],
  settings: SiteSettings,
): void {
  const {url, baseUrl, title, tagline} = settings;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const areaOf = ({route}: TwinPage) =>
    AREAS.find(([folder]) => route.startsWith(baseUrl + folder));
  const areas = AREAS.flatMap(([folder, name, note]) => {
    const own = pages.filter((page) => areaOf(page)?.[0] === folder);
    if (own.length === 0) return [];
    const file = `${folder}/llms.txt`;
    const lines = own.map((page) => lineOf(page, settings)).join('\n');
    write(file, `# ${title}: ${name}\n\n> ${note}.\n\n## Pages\n\n${lines}\n`);
    return [`- [${name}](${url}${baseUrl}${file}): ${note}`];
  });
  const others = pages.filter((page) => !areaOf(page)).map((page) => lineOf(page, settings));
  const intro =
    'Each page is Markdown at its address with `.md`, or with `index.md` if the address ends with a slash. The server also ' +
    'sends it for a page that is asked for with `Accept: text/markdown`.';
  write(
    'llms.txt',
    [
      `# ${title}`,
      `> ${tagline}`,
      intro,
      rulesOf(pages, settings),
      `## Areas\n\n${areas.join('\n')}`,
      `## Other pages\n\n${others.join('\n')}`,
    ].join('\n\n') + '\n',
  );
  write('llms-full.txt', pages.map(({text}) => text).join('\n'));
}
