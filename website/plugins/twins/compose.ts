import type {SiteSettings} from '../../site.config';
import type {TwinPage} from './pages';

interface Facts {
  settings: Pick<SiteSettings, 'url' | 'baseUrl'>;
  /** Versions of the published packages, by their names. */
  packages: ReadonlyMap<string, string>;
}

/** Pages about a package. Their first import names it. */
const ABOUT_A_PACKAGE = /\/docs\/(?:component-packages|packages|vendors)\//;

function packageOf({route}: TwinPage, body: string, {packages}: Facts) {
  if (!ABOUT_A_PACKAGE.test(route)) return [];
  const [, name = ''] = /from ["'](@[\w-]+\/[\w-]+)/.exec(body) ?? [];
  const version = packages.get(name);
  return version === undefined
    ? []
    : [
        ['package', name],
        ['version', version],
      ];
}

/**
 * A whole twin: front matter, the title, the description as a quotation, a line that leads to the index, the text.
 *
 * @param body - The page's text. A heading of level 1 in it is the title, instead of the page's own.
 */
export function compose(page: TwinPage, body: string, facts: Facts): string {
  const {title, description, route} = page;
  const {url, baseUrl} = facts.settings;
  const fields = [
    ['title', title],
    ...(description ? [['description', description]] : []),
    ['url', url + route],
    ...packageOf(page, body, facts),
  ];
  const [, heading, rest = body] = /^# (.+)\n([^]*)$/.exec(body.trim()) ?? [];
  const parts = [
    ['---', ...fields.map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---'].join('\n'),
    `# ${heading ?? title}`,
    ...(description ? [`> ${description}`] : []),
    `All pages: [llms.txt](${url}${baseUrl}llms.txt)`,
    rest.trim(),
  ];
  return `${parts.join('\n\n')}\n`;
}
