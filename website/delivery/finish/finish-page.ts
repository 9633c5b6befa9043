import {classesIn} from './split-styles';

/** A style sheet that some pages need. */
export interface PartialStyles {
  href: string;
  /** A page that bears one of these classes needs it at once. */
  classes: ReadonlySet<string>;
}

/** What the finished pages need to know of the site and of the build. */
export interface PageAssets {
  /** Address of the whole style sheet, which the framework links, and that of the part to link instead. */
  styles: {from: string; to: string};
  /** The part of the site's style sheet that documents need with the application alone. */
  laterStyles: PartialStyles;
  /** Style sheets of single pages, which the framework would load with the application. */
  pageStyles: readonly PartialStyles[];
  /** Text of the inline script that keeps what is done to live examples (see `start/touches.ts`). */
  touchesScript: string;
  /** Text of the inline start script, which loads the application. */
  startScript: string;
  /** Address of the script that loads first on intent (see `start/color-mode.ts`). */
  colorModeScript: string;
  /** Whether the page needs its application at once, as the not-found page does to suggest others. */
  eager?: boolean;
}

/** Icons that the theme draws by reference. The site has icons of its own in their place. */
const SPRITE = /<svg style="display: none;">[^]*?<\/svg>/;

/** The application's scripts, as the framework writes them into the head. */
const APPLICATION_SCRIPT =
  /<script (src="?[^\s>"]*\/assets\/js\/[^\s>"]+"?) defer(?:="")?><\/script>/g;

/** Id of the first script that waits in the finished page: the end of what a reader sees. */
const APPLICATION = 'application';

/** Where a live example names the style sheet of its component. */
const EXAMPLE_STYLES = / data-example-styles="?([^\s">]+)/g;

/** The theme's inline scripts, at the start of the body. The start script does their work. */
const THEME_SCRIPTS = /<script>[^<]*data-theme[^<]*<\/script>(?:<script>[^<]*<\/script>)*/;

/** A control that waits for the application. A disabled one would lose the click that the start script keeps. */
const WAITING_CONTROL = /<button (?=[^>]*toggleButtonDisabled)[^>]*>/g;

/** Scripts and comments, in which `<` is no markup, and each `<` that begins no tag: the minifier leaves it in text. */
const BARE_SIGN = /<script[^]*?<\/script>|<!--[^]*?-->|<(?![a-z/!])/gi;

/**
 * Makes an emitted page ready to be served: no inline style, so that the Content-Security-Policy holds;
 * the style sheets of the page and of its live examples linked; what styles only the application needs left to it (see
 * `delivery/browser/document/later-styles.ts`); the application loaded by the start script on the first sign of intent. A page
 * of another kind, such as a redirect, stays as it is.
 *
 * @param html - A page as Docusaurus wrote it.
 * @throws If a page has the application's scripts but not the theme's, which the start script replaces.
 */
export function finishPage(html: string, assets: PageAssets): string {
  const {styles, laterStyles, pageStyles, touchesScript, startScript, colorModeScript, eager} = assets;
  if (html.search(APPLICATION_SCRIPT) < 0) {
    return html;
  }
  if (!THEME_SCRIPTS.test(html)) {
    throw new Error(
      'A page has no inline script of the theme, so the start script has no place and the page would stay without ' +
        'its application. If the theme changed its output, adapt THEME_SCRIPTS in website/delivery/finish/finish-page.ts.',
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
  return html
    .replace(BARE_SIGN, (found) => (found === '<' ? '&lt;' : found))
    .replace('</head>', () => `${links}</head>`)
    .replace(styles.from, styles.to)
    .replace(SPRITE, '')
    .replace(/<link rel="?stylesheet"?/, (link) => wait + link)
    .replace(APPLICATION_SCRIPT, (script) => (eager ? script : ''))
    .replace('</body>', () => `${eager ? '' : application}</body>`)
    .replace(THEME_SCRIPTS, () => `<script>${touchesScript}</script><script>${startScript}</script>`)
    .replace(WAITING_CONTROL, (button) => button.replace(/ disabled(?:="")?(?=[ >])/, ''));
}
