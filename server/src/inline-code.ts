import {createHash} from 'node:crypto';
import {type DefaultTreeAdapterTypes, parse} from 'parse5';

/** The facts about one page that the Content-Security-Policy and the URL rules need. */
export interface PageCode {
  /** Base64 SHA-256 digests of the inline scripts that a browser would run. */
  scriptHashes: string[];
  /** Inline code that the policy blocks, each with the start of its source. */
  blocked: {what: string; snippet: string}[];
  /** Path of the page's canonical link, if it has one. */
  canonicalPath: string | undefined;
}

/** Script types that a browser runs or that the policy governs. Other types are data. */
const governedTypes = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

const snippetLength = 160;

/** Reads the inline code of a page. */
export function readPageCode(html: string): PageCode {
  const code: PageCode = {scriptHashes: [], blocked: [], canonicalPath: undefined};
  // Without scripting, the contents of <noscript> are elements: the policy governs them too.
  const document = parse(html, {scriptingEnabled: false, sourceCodeLocationInfo: true});
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) readElement(node, html, code);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(document);
  return code;
}

function readElement(element: DefaultTreeAdapterTypes.Element, html: string, code: PageCode): void {
  const attributes = new Map(element.attrs.map(({name, value}) => [name, value]));
  const start = element.sourceCodeLocation?.startOffset ?? 0;
  const block = (what: string) =>
    code.blocked.push({what, snippet: html.slice(start, start + snippetLength)});

  for (const [name, value] of attributes) {
    if (name === 'style') block('inline style attribute');
    if (/^on[a-z]+$/.test(name)) block(`inline event handler "${name}"`);
    if (/^\s*javascript:/i.test(value)) block(`javascript: address in "${name}"`);
  }
  if (element.tagName === 'style') block('<style> element');
  if (element.tagName === 'script' && !attributes.has('src')) {
    const type = (attributes.get('type') ?? '').trim().toLowerCase();
    if (governedTypes.has(type)) code.scriptHashes.push(hash(textOf(element)));
  }
  if (element.tagName === 'link' && attributes.get('rel') === 'canonical') {
    const href = attributes.get('href') ?? '';
    if (URL.canParse(href, 'http://localhost')) {
      code.canonicalPath = decodeURI(new URL(href, 'http://localhost').pathname);
    }
  }
}

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
