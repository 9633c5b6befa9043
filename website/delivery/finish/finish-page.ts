import {parse, serialize} from 'parse5';
import counted from '../counted.cjs';
import {classesIn} from './split-styles';

const {matchCounted, replaceCounted} = counted;

/** A style sheet that some pages need. */
export interface PartialStyles {
  href: string;
  /** A page with one of these classes needs it at once. */
  classes: ReadonlySet<string>;
}

/** The facts about the build that the finished pages need. */
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

/** The address of a page, and those of its forms in languages. */
const CANONICAL = /<link[^>]* rel="?canonical"? href="?([^\s">]+)/;
const LANGUAGE = /<link[^>]* rel="?alternate"? href="?([^\s">]+)"? hreflang=[^>]*>/g;

/** Leaves out a page's links to itself as its form in a language, where it has no other. Nobody learns anything from them. */
function withoutOwnLanguage(html: string): string {
  const [, own] = CANONICAL.exec(html) ?? [];
  const isOnly = [...html.matchAll(LANGUAGE)].every(([, href]) => href === own);
  return isOnly ? html.replaceAll(LANGUAGE, '') : html;
}

/** Where a live example names the style sheet of its component. */
const EXAMPLE_STYLES = / data-example-styles="?([^\s"'>]+\.css)/g;

/** The attribute that holds it, whatever its value. */
const EXAMPLE_ATTRIBUTE = /\sdata-example-styles(?=[\s=>])/g;

/** The link to the site's whole style sheet. */
const STYLES = /<link rel="?stylesheet"? href="?[^">\s]*\/assets\/css\/styles\.[\w.]*css"?/g;

/** The error of a page that doesn't have something as often as it has to. */
const expected = (what: string, count: {exactly?: number; least?: number} = {}) => ({
  where: 'A page',
  what,
  harm: 'it would be sent with the wrong styles or scripts',
  adapt: 'website/delivery/finish/finish-page.ts',
  ...count,
});

/** Addresses of the style sheets that the live examples of a page name. */
function exampleSheets(html: string): Set<string> {
  const exactly = html.match(EXAMPLE_ATTRIBUTE)?.length ?? 0;
  const what = 'style sheets of live examples';
  return new Set(
    matchCounted(html, EXAMPLE_STYLES, expected(what, {exactly})).map(([, href = '']) => href),
  );
}

/**
 * Makes an emitted page ready to be served: the style sheets of the page and of its live examples linked, what styles only the
 * application needs left to it (see `delivery/browser/document/later-styles.ts`), and written with all tags. The minifier leaves
 * out those that HTML doesn't need, and simple readers, such as programs that turn pages into text, then lose where elements end.
 *
 * @param html - A page as Docusaurus wrote it by `delivery/emit/page/template.ts`.
 * @throws If a page lacks what is to be edited, or has it twice.
 */
export function finishPage(html: string, {styles, laterStyles, pageStyles}: PageAssets): string {
  if (!APPLICATION_SCRIPT.test(html)) {
    throw new Error(
      'A page has no script of the application, so nothing in it would work. If the framework names its scripts differently ' +
        'now, adapt APPLICATION_SCRIPT in website/delivery/finish/finish-page.ts.',
    );
  }
  const borne = [...classesIn(html)];
  const needs = ({classes}: PartialStyles) => borne.some((name) => classes.has(name));
  const links = [
    `<link rel=${needs(laterStyles) ? 'stylesheet' : 'later-stylesheet'} href=${laterStyles.href}>`,
    ...[...pageStyles.filter(needs).map(({href}) => href), ...exampleSheets(html)].map(
      (href) => `<link rel=stylesheet href=${href}>`,
    ),
  ].join('');
  const linked = replaceCounted(
    html,
    /<\/head>/g,
    () => `${links}</head>`,
    expected('its end of its head'),
  );
  const styled = replaceCounted(
    linked,
    STYLES,
    () => `<link rel=stylesheet href=${styles}`,
    expected('its style sheet'),
  );
  return serialize(parse(withoutOwnLanguage(styled)));
}
