import {classesIn} from './split-styles';

/** A style sheet that some pages need. */
export interface PartialStyles {
  href: string;
  /** A page that bears one of these classes needs it at once. */
  classes: ReadonlySet<string>;
}

/** What the finished pages need to know of the build. */
export interface PageAssets {
  /** Address of the part of the site's style sheet that pages link in place of the whole. */
  styles: string;
  /** The part of the site's style sheet that documents need with the application alone. */
  laterStyles: PartialStyles;
  /** Style sheets of single pages, which the framework would load with the application. */
  pageStyles: readonly PartialStyles[];
}

/** The framework's scripts, which the template of a page writes. */
const APPLICATION_SCRIPT = /<script [^>]*src="?[^\s>"]*\/assets\/js\/main\.[^>]*>/;

/** Where a live example names the style sheet of its component. */
const EXAMPLE_STYLES = / data-example-styles="?([^\s">]+)/g;

/** The link to the site's whole style sheet. */
const STYLES = /<link rel="?stylesheet"? href="?[^">\s]*\/assets\/css\/styles\.[\w.]*css"?/g;

/** What a page without the application has: it leads to another. */
const REDIRECT = /<meta http-equiv="?refresh"?/;

/** Scripts and comments, in which `<` is no markup, and each `<` that begins no tag: the minifier leaves it in text. */
const BARE_SIGN = /<script[^]*?<\/script>|<!--[^]*?-->|<(?![a-z/!])/gi;

/** What is edited in a page, how it is found, and what takes its place. */
type Edit = [name: string, pattern: RegExp, replace: (found: string) => string];

/**
 * Edits what a page has once.
 *
 * @throws If the page has it more often, or not at all: the framework or the theme writes something else now.
 */
function editOnce(html: string, [name, pattern, replace]: Edit): string {
  const times = html.match(pattern)?.length ?? 0;
  if (times !== 1) {
    throw new Error(
      `A page has its ${name} ${times} times instead of once, so it would be sent with the wrong styles or scripts. ` +
        `The framework or the theme writes it differently now: adapt ${pattern.source} in website/delivery/finish/finish-page.ts.`,
    );
  }
  return html.replace(pattern, replace);
}

/**
 * Makes an emitted page ready to be served: the style sheets of the page and of its live examples linked, what styles only the
 * application needs left to it (see `delivery/browser/document/later-styles.ts`), and each sign that begins no tag written as
 * text. A page that leads to another stays as it is.
 *
 * @param html - A page as Docusaurus wrote it by `delivery/emit/page/template.ts`.
 * @throws If a page lacks what is to be edited, or has it twice.
 */
export function finishPage(html: string, {styles, laterStyles, pageStyles}: PageAssets): string {
  if (!APPLICATION_SCRIPT.test(html)) {
    if (REDIRECT.test(html)) return html;
    throw new Error(
      'A page has no script of the application, and leads nowhere. If the framework names its scripts differently ' +
        'now, adapt APPLICATION_SCRIPT in website/delivery/finish/finish-page.ts.',
    );
  }
  const sheets = new Set([...html.matchAll(EXAMPLE_STYLES)].map(([, href]) => href));
  const borne = [...classesIn(html)];
  const needs = ({classes}: PartialStyles) => borne.some((name) => classes.has(name));
  const links = [
    `<link rel=${needs(laterStyles) ? 'stylesheet' : 'later-stylesheet'} href=${laterStyles.href}>`,
    ...[...pageStyles.filter(needs).map(({href}) => href), ...sheets].map(
      (href) => `<link rel=stylesheet href=${href}>`,
    ),
  ].join('');
  const plain = html.replace(BARE_SIGN, (found) => (found === '<' ? '&lt;' : found));
  const edits: Edit[] = [
    ['end of its head', /<\/head>/g, () => `${links}</head>`],
    ['style sheet', STYLES, () => `<link rel=stylesheet href=${styles}`],
  ];
  return edits.reduce(editOnce, plain);
}
