/*
 * A page's twin: its text as Markdown, at `<page>.md`. A page whose address ends with a slash has the same at `index.md` too. The
 * pages' twins are made by the build of the site. A site without them is served as before.
 */

/** Path of a page's twin, from the page's path without suffix and slash. */
export const twinPath = (stem: string): string => (stem === '' ? '/index.md' : `${stem}.md`);

/** Path of the page without suffix and slash, from that of its twin. Nothing for other paths. */
export function stemOfTwin(path: string): string | undefined {
  return path.endsWith('.md') ? path.replace(/(?:\/index)?\.md$/, '') : undefined;
}

const MARKDOWN = 'text/markdown';
const HTML = 'text/html';

/** The weight of a media type in an `Accept` header, between 0 and 1. A range such as `text/*` names no type. */
function weightOf(type: string, accept: string): number {
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (name !== type) continue;
    const weight = Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1);
    return weight >= 0 && weight <= 1 ? weight : 0;
  }
  return 0;
}

/**
 * Whether a client would rather have Markdown than HTML, or likes both the same (RFC 9110, section 12.5.1). It has to name
 * `text/markdown`: browsers and most programs accept anything, and mean a page by it.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false;
  const weight = weightOf(MARKDOWN, accept);
  return weight > 0 && weight >= weightOf(HTML, accept);
}

/**
 * The same as {@link prefersMarkdown} for nginx, which compares no numbers: two patterns of `Accept`. The first has to match, and
 * the second must not. They differ from it where both types have a weight below 1: then nginx sends the page.
 */
export const acceptPatterns = {
  markdown: 'text/markdown(?![-\\w])(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))',
  html: 'text/html.*text/markdown\\s*;\\s*q=0|text/markdown\\s*;\\s*q=0.*text/html',
};

/** `Link` header of a page that has a twin. */
export const alternateLink = (twin: string): string =>
  `<${twin}>; rel="alternate"; type="${MARKDOWN}"`;

/** Headers of a twin. Search engines list the page instead. */
export const twinHeaders = (page: string): Readonly<Record<string, string>> => ({
  Link: `<${page}>; rel="canonical"`,
  'X-Robots-Tag': 'noindex',
});
