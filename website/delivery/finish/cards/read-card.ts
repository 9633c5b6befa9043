import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {AREA_ATTRIBUTE} from '../../../src/search/marks';
import {textOf} from '../../../plugins/search/read-page';
import {attributeOf} from '../elements';
import type {Card, Fact} from './card';

type Elements = readonly Tree.Element[];

/** The elements of a section: from its heading of the second level to the next one. */
function sectionOf(elements: Elements, id: string): Elements {
  const start = elements.findIndex((one) => one.tagName === 'h2' && attributeOf(one, 'id') === id);
  if (start < 0) return [];
  const rest = elements.slice(start + 1);
  const end = rest.findIndex(({tagName}) => tagName === 'h2');
  return end < 0 ? rest : rest.slice(0, end);
}

const textsOf = (elements: Elements, tag: string) =>
  elements.filter(({tagName}) => tagName === tag).map((one) => textOf(one));

/** Where a component runs and the size of its script: the first two rows of the list in its section. */
function sizes(elements: Elements): Fact[] {
  const section = sectionOf(elements, 'server-and-size');
  const values = textsOf(section, 'dd');
  return textsOf(section, 'dt')
    .slice(0, 2)
    .map((label, index) => ({label, value: values[index]!}));
}

/** A number of things, unless there are none. */
const count = (label: string, {length}: readonly unknown[]): Fact[] =>
  length > 0 ? [{label, value: `${length}`}] : [];

/** The vendors that fill a type: the heads of the table of its fields. */
function vendors(elements: Elements): Fact[] {
  const [, ...names] = textsOf(sectionOf(elements, 'vendors'), 'th');
  if (names.length === 0) return [];
  return [
    {label: 'Filled by', value: names.length > 4 ? `${names.length} vendors` : names.join(', ')},
  ];
}

/** The contracts that a vendor's integration covers, by the rows of its table. */
function contracts(elements: Elements): Fact[] {
  const cells = textsOf(sectionOf(elements, 'contracts'), 'td');
  const covered = cells.filter((_, index) => cells[index + 1] === 'Yes');
  return covered.length > 0
    ? [
        {
          label: 'Contracts',
          value: covered.map((name) => name.replace(/Integration$/, '')).join(', '),
        },
      ]
    : [];
}

/**
 * Reads what the card of a finished page says. Each fact is counted on the page or written on it.
 *
 * @returns Nothing for a page without a place on the site, such as the not-found page and the results of a search.
 */
export function readCard(elements: Elements): Card | undefined {
  const content = elements.find((one) => attributeOf(one, AREA_ATTRIBUTE) !== undefined);
  const heading = elements.find(({tagName}) => tagName === 'h1');
  const description = elements.find(
    (one) => one.tagName === 'meta' && attributeOf(one, 'name') === 'description',
  );
  if (!content || !heading || !description) return undefined;
  const examples = elements.filter((one) => attributeOf(one, 'data-example') !== undefined);
  const size = sizes(elements);
  const keyboard = sectionOf(elements, 'keyboard').filter(
    ({tagName, parentNode}) => tagName === 'tr' && parentNode?.nodeName === 'tbody',
  );
  return {
    title: textOf(heading),
    area: attributeOf(content, AREA_ATTRIBUTE)!,
    description: attributeOf(description, 'content') ?? '',
    facts: [
      ...size,
      ...(size.length > 0 ? count('Tested keys', keyboard) : []),
      ...(size.length > 0 ? count('Live examples', examples) : []),
      ...vendors(elements),
      ...contracts(elements),
    ],
  };
}
