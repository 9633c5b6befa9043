import {classesIn} from './split-styles';

/** A style sheet that some pages need. */
export interface PartialStyles {
  href: string;
  /** A page that bears one of these classes needs it at once. */
  classes: ReadonlySet<string>;
}

/** What the finished pages need to know of the site and of the build. */
export interface PageAssets {
  /** Address of the part of the site's style sheet that pages link in place of the whole. */
  styles: string;
  /** The part of the site's style sheet that documents need with the application alone. */
  laterStyles: PartialStyles;
  /** Style sheets of single pages, which the framework would load with the application. */
  pageStyles: readonly PartialStyles[];
  /** Text of the inline script that keeps what is done to examples, and loads the application (see `browser/start`). */
  inlineScript: string;
  /** Text of the inline script that loads the fonts. Empty when they come from a font host. */
  fontsScript: string;
  /** Address of the script that loads first on intent (see `start/color-mode.ts`). */
  colorModeScript: string;
  /** Whether the page needs its application at once, as the not-found page does to suggest others. */
  eager?: boolean;
}

/** Icons that the theme draws by reference. The site has icons of its own in their place. */
const SPRITE = /<svg style="display: none;">[^]*?<\/svg>/g;

/** The application's scripts, as the framework writes them into the head. */
const APPLICATION_SCRIPT =
  /<script (src="?[^\s>"]*\/assets\/js\/[^\s>"]+"?) defer(?:="")?><\/script>/g;

/** Id of the first script that waits in the finished page: the end of what a reader sees. */
const APPLICATION = 'application';

/** Where a live example names the style sheet of its component. */
const EXAMPLE_STYLES = / data-example-styles="?([^\s">]+)/g;

/** The theme's inline scripts, at the start of the body. The start script does their work. */
const THEME_SCRIPTS = /<script>[^<]*data-theme[^<]*<\/script>(?:<script>[^<]*<\/script>)*/g;

/** A control that waits for the application. A disabled one would lose the click that the start script keeps. */
const WAITING_CONTROL = /<button (?=[^>]*toggleButtonDisabled)[^>]*>/g;
const DISABLED = / disabled(?:="")?(?=[ >])/;

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
 * Makes an emitted page ready to be served: no inline style, so that the Content-Security-Policy holds;
 * the style sheets of the page and of its live examples linked; what styles only the application needs left to it (see
 * `delivery/browser/document/later-styles.ts`); the application loaded by the start script on the first sign of intent. A page
 * that leads to another stays as it is.
 *
 * @param html - A page as Docusaurus wrote it.
 * @throws If a page lacks what is to be edited, or has it twice.
 */
export function finishPage(html: string, assets: PageAssets): string {
  const {styles, laterStyles, pageStyles, colorModeScript, eager} = assets;
  if (html.search(APPLICATION_SCRIPT) < 0) {
    if (REDIRECT.test(html)) return html;
    throw new Error(
      'A page has no script of the application, and leads nowhere. If the framework writes its script tags differently ' +
        'now, adapt APPLICATION_SCRIPT in website/delivery/finish/finish-page.ts.',
    );
  }
  // At the end of the body, so that no event makes them run before the application has its place in the page.
  const application = [
    `<script type=app id=${APPLICATION} src=${colorModeScript}></script>`,
    ...[...html.matchAll(APPLICATION_SCRIPT)].map(([, src]) => `<script type=app ${src}></script>`),
  ].join('');
  const sheets = new Set([...html.matchAll(EXAMPLE_STYLES)].map(([, href]) => href));
  const borne = [...classesIn(html)];
  const needs = ({classes}: PartialStyles) => borne.some((name) => classes.has(name));
  // What is painted while its end is still on the way, such as the navbar or a table, moves when that arrives.
  const wait = eager ? '' : `<link rel=expect href=#${APPLICATION} blocking=render>`;
  const links = [
    `<link rel=${needs(laterStyles) ? 'stylesheet' : 'later-stylesheet'} href=${laterStyles.href}>`,
    ...[...pageStyles.filter(needs).map(({href}) => href), ...sheets].map(
      (href) => `<link rel=stylesheet href=${href}>`,
    ),
  ].join('');
  // After the style sheet that names the fonts. In the head, since a browser waits for no font that the body asks for.
  const fonts = assets.fontsScript && `<script>${assets.fontsScript}</script>`;
  const plain = html.replace(BARE_SIGN, (found) => (found === '<' ? '&lt;' : found));
  const edits: Edit[] = [
    ['end of its head', /<\/head>/g, () => `${fonts}${links}</head>`],
    ['style sheet', STYLES, () => `${wait}<link rel=stylesheet href=${styles}`],
    ['sprite of icons', SPRITE, () => ''],
    ['end of its body', /<\/body>/g, () => `${eager ? '' : application}</body>`],
    [
      'group of scripts of the theme',
      THEME_SCRIPTS,
      () => `<script>${assets.inlineScript}</script>`,
    ],
    ['switch of the color mode', WAITING_CONTROL, (button) => button.replace(DISABLED, '')],
  ];
  const edited = edits.reduce(editOnce, plain);
  return eager ? edited : edited.replace(APPLICATION_SCRIPT, '');
}
