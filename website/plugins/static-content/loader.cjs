/**
 * Splits a compiled document in two. On the server it stays what it is, inside an element that marks its content.
 * In the browser its content is taken from the served page, so that prose, code and tables are not sent a second
 * time as code; only what is alive in it, its examples, is named.
 */

const DEFAULT_EXPORT = /export default function MDXContent\(/;
const METADATA = /export \{\s*default as metadata\s*\} from\s*(["'][^"']+["'])/;
const EXAMPLE = /storefront-components\/default\/examples\/([\w./-]+)\.js/g;

/** @param {string} code */
function serverModule(code) {
  return `${code}
import {createElement as createElement_} from 'react';
import {markContent as markContent_} from '@site/src/static-content/mark-content';
export default function MarkedContent(props) {
  return markContent_(createElement_(MDXContent, props));
}`;
}

/**
 * @param {string} code
 * @param {string} metadata Module of the document's metadata, quoted.
 */
function clientModule(code, metadata) {
  const ids = [...new Set([...code.matchAll(EXAMPLE)].map((match) => match[1]))];
  const live = ids.map((id, index) => ({
    statement: `import live${index}_ from '@generated/storefront-components/default/live/${id}.js';`,
    entry: `'${id}': live${index}_`,
  }));
  return `${code}
import metadata_ from ${metadata};
import {loadStaticContent as loadStaticContent_} from '@site/src/static-content/load';
${live.map(({statement}) => statement).join('\n')}
export default await loadStaticContent_(metadata_.permalink, {${live.map(({entry}) => entry).join(', ')}});`;
}

/**
 * @this {{resourcePath: string, getOptions: () => {isServer: boolean}}}
 * @param {string} source
 */
module.exports = function splitContent(source) {
  const metadata = METADATA.exec(source)?.[1];
  if (!DEFAULT_EXPORT.test(source) || !metadata) {
    throw new Error(
      `${this.resourcePath} was not compiled to a module with metadata and the component MDXContent, so its content ` +
        'cannot be served as HTML. If the framework changed its output, adapt website/plugins/static-content/loader.cjs.',
    );
  }
  const code = source.replace(DEFAULT_EXPORT, 'function MDXContent(');
  return this.getOptions().isServer ? serverModule(code) : clientModule(code, metadata);
};
