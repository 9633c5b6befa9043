import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {repositoryAddress} from '../../../repository-address.ts';
import type {TypePart} from '../../../src/components/api/data.ts';
import {type ApiExport, type ApiModel, type ApiSource, tokensText} from '../model.ts';

/** Package whose exports have a page each. */
export const REFERENCE_PACKAGE = '@storefront-toolkit/types';

/** A component whose page has a table of its props. */
export interface Component {
  name: string;
  /** Address of the heading above the table. */
  href: string;
  /** The type of its props. */
  of: ApiExport;
}

/** Addresses of what the model names. */
export interface Links {
  /** Page of an export, or `undefined` when it has none. */
  exportHref: (id: string) => string | undefined;
  /** The component whose props a type is, for a link from `from`. None for a type of the reference, or of no component. */
  component: (id: string, from: ApiExport) => Component | undefined;
  /**
   * A name inside a type on the page of `of`. A closed set without a page of its own is spelled out,
   * because its name alone says nothing; what is on the same page gets no link.
   */
  typePart: (text: string, target: string | undefined, of: ApiExport) => TypePart;
  /** Replaces `api:` addresses in Markdown by real ones. A link to what has no page becomes its text. */
  resolve: (markdown: string) => string;
}

/** Folder of a reference, below the site's docs: `packages/types/config/reference`. */
export const referenceFolder = (entryName: string) => `packages/types/${entryName}/reference`;

/** Fragment of a row. A raised digit is a digit in it, so that `m²` and `m` have two. */
export const anchorOf = (kind: 'prop' | 'value' | 'member', name: string) =>
  `${kind}-${name
    .normalize('NFKC')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '')}`;

/** Paths of the component pages below their folder, such as `ui/forms/label`. */
function componentPages(docs: string): Set<string> {
  const folder = path.join(docs, 'component-packages');
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  const pages = files.filter((file) => /\.mdx?$/.test(file));
  return new Set(
    pages.map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.mdx?$/, ''),
    ),
  );
}

/** Makes the addresses for a model, given the folder of the site's docs. */
export function makeLinks(model: ApiModel, docs: string): Links {
  const pages = componentPages(docs);
  const byId = new Map(model.exports.map((item) => [item.id, item]));
  const entries = new Map(model.entries.map((entry) => [entry.id, entry]));
  const hrefOf = (item: ApiExport): string | undefined => {
    const entry = entries.get(item.entry);
    if (entry?.package === REFERENCE_PACKAGE) {
      return `/docs/${referenceFolder(entry.name)}/${item.name}`;
    }
    const page = entry && `${path.basename(entry.folder)}/${entry.name}`;
    return page && pages.has(page) ? `/docs/component-packages/${page}` : undefined;
  };
  const exportHref = (id: string) => {
    const item = byId.get(id);
    return item && hrefOf(item);
  };
  const component: Links['component'] = (id, from) => {
    const of = byId.get(id);
    const name = of && /^(.+)Props$/.exec(of.name)?.[1];
    const page = of && hrefOf(of);
    if (!name || !page || byId.get(`${of.entry}#${name}`)?.kind !== 'component') return undefined;
    return {name, href: `${of.entry === from.entry ? '' : page}#${name.toLowerCase()}`, of};
  };
  const typePart: Links['typePart'] = (text, target, of) => {
    const item = byId.get(target ?? '');
    const href = item && hrefOf(item);
    const hasPage = entries.get(item?.entry ?? '')?.package === REFERENCE_PACKAGE;
    if (item?.kind === 'values' && !hasPage) {
      return {text: item.values.map(({value}) => tokensText(value)).join(' | ')};
    }
    return href && (hasPage || item.entry !== of.entry) ? {text, href} : {text};
  };
  const resolve = (markdown: string) =>
    markdown.replace(
      /\[([^\]]*)\]\(api:([^)~]*)~?([^)]*)\)/g,
      (_, text: string, id: string, property: string) => {
        const href = exportHref(id);
        if (!href) return text.startsWith('`') ? text : `\`${text}\``;
        return `[${text}](${href}${property ? `#${anchorOf('prop', property)}` : ''})`;
      },
    );
  return {exportHref, component, typePart, resolve};
}

/** Address of a line of source. */
export const sourceHref = ({file, line}: ApiSource) =>
  `${repositoryAddress('blob', file)}#L${line}`;
