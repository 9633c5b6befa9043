const ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Turns the `style` attributes of server-rendered HTML into `data-style`, since the site's
 * Content-Security-Policy lets no style attribute through. `inlineStyleSheet` makes them apply until the
 * example is live.
 *
 * @param html As React renders it: attributes in double quotes, quotes in text escaped.
 */
export function withoutInlineStyles(html: string): string {
  return html.replace(ATTRIBUTE, ' data-style="$1"');
}

/** The style sheet for all inline styles of some HTML, each once and in alphabetical order. */
export function inlineStyleSheet(html: readonly string[]): string {
  const styles = html.flatMap((text) => [...text.matchAll(/ data-style="([^"]*)"/g)]);
  const unique = [...new Set(styles.map(([, style = '']) => decode(style)))].sort();
  return unique.map((style) => `[data-style="${escapeString(style)}"] {${style}}\n`).join('');
}

const decode = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (e) => ENTITIES[e] ?? e);

const escapeString = (text: string) => text.replace(/["\\]/g, '\\$&');
