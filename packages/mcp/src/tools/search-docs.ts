import {argumentsOf} from '../arguments.ts';
import {addressOf, pathOf} from '../addresses.ts';
import type {SearchHit, Snapshot} from '../snapshot.ts';
import {cut, quoted} from '../text.ts';
import type {Tool} from '../tool.ts';

const HITS = {most: 10, usual: 5};

/** Most examples of an answer. */
const EXAMPLES = 4;

/** Most characters of a hit's text. */
const SNIPPET = 200;

/** Most characters of a hit's heading. */
const HEADING = 160;

/** The headings from the page down to the hit, such as `Sheet › Examples › Start side`. */
function headingOf({record: {hierarchy}}: SearchHit): string {
  const levels = Object.keys(hierarchy)
    .filter((level) => level !== 'lvl0')
    .sort();
  return cut(levels.flatMap((level) => hierarchy[level] ?? []).join(' › '), HEADING);
}

function hitText(hit: SearchHit, {url, pages, components}: Snapshot): string {
  const {record, snippet} = hit;
  const {path} = pathOf(record.url, url);
  const component = components.find(({page}) => page === path);
  const text = snippet?.text ?? pages.find((page) => page.path === path)?.description ?? '';
  return [
    `${headingOf(hit)}${component ? ` [component ${component.name}]` : ''}`,
    `   ${addressOf(record.url, url)}`,
    ...(text ? [`   ${cut(text.replace(/\s+/g, ' '), SNIPPET)}`] : []),
  ].join('\n');
}

/** Searches the documentation with the site's own ranking. */
export const searchDocs: Tool = {
  name: 'search_docs',
  title: 'Search the documentation',
  description:
    'Searches the Storefront Toolkit documentation: components, types, guides, theming, vendors. Start here when you do not know the component or page; a few words work best.',
  input: argumentsOf(
    {
      query: {type: 'string', description: 'A few words, such as "cart drawer"', maxLength: 200},
      limit: {
        type: 'integer',
        description: `Most hits. Default: ${HITS.usual}`,
        minimum: 1,
        maximum: HITS.most,
      },
    },
    ['limit'],
  ),
  async call({query, limit}, docs) {
    const hits = await docs.search(String(query), Number(limit ?? HITS.usual));
    const examples = await docs.findExamples(String(query), EXAMPLES);
    if (hits.length === 0 && examples.length === 0) {
      return {
        text: `Nothing was found for ${quoted(String(query))}. Ask with fewer or other words, such as the name of a component.`,
      };
    }
    const snapshot = docs.snapshot();
    const list = hits.map((hit, at) => `${at + 1}. ${hitText(hit, snapshot)}`);
    return {
      text: [
        ...list,
        '',
        ...(examples.length > 0 ? [`Examples (get_example): ${examples.join(', ')}`] : []),
        'Read a hit with get_page and its address, a component with get_component and its name.',
      ].join('\n'),
    };
  },
};
