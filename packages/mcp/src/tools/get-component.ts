import {argumentsOf} from '../arguments.ts';
import {addressOf} from '../addresses.ts';
import {nearest} from '../nearest.ts';
import {keyOf} from '../sections.ts';
import type {ComponentRecord, PropRecord, SizeRecord, Snapshot} from '../snapshot.ts';
import {cut, fit, MOST_CHARACTERS, quoted} from '../text.ts';
import type {Tool} from '../tool.ts';

/** Most characters of all that comes before the props. */
const HEAD = 4500;

/** Most characters of the line that says what is left out. */
const FOOT = 300;

/** The names under which a component is found, the surest first: folder, page, package path, parts. */
const namesOf = ({name, title, package: owner, parts}: ComponentRecord): string[] => [
  name,
  title,
  name.slice(name.lastIndexOf('/') + 1),
  `${owner}/${name}`,
  `${owner.slice(owner.indexOf('/') + 1)}/${name}`,
  ...parts.map((part) => part.name),
];

/** The component that a caller means: its folder, its title, its import path, or one of its parts. */
function find(asked: string, components: readonly ComponentRecord[]): ComponentRecord | undefined {
  const key = keyOf(asked.replace(/[<>/\s]+$/, ''));
  const places = components
    .map((component) => ({
      component,
      place: namesOf(component).findIndex((name) => keyOf(name) === key),
    }))
    .filter(({place}) => place >= 0);
  return places.sort((a, b) => a.place - b.place)[0]?.component;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function sizeText({gzip, browserGzip, cssGzip, css}: SizeRecord): string[] {
  const where =
    browserGzip === 0
      ? 'Server component: it sends no code to the browser.'
      : `Client component: imported by a server component, it sends ${kilobytes(browserGzip)} (gzip) to the browser.`;
  return [
    where,
    `Size: ${kilobytes(gzip)} of code and ${kilobytes(cssGzip)} of CSS (gzip). Styles without Tailwind's scan: ${css}`,
  ];
}

const propText = ({name, type, required, default: usual, description}: PropRecord) =>
  `- \`${name}${required ? '' : '?'}: ${type}\`${usual === undefined ? '' : ` = \`${usual}\``}: ${description}`;

/** All that comes before the props. */
function headOf(component: ComponentRecord, {url, examples}: Snapshot): string {
  const {title, description, page, parts, size, keyboard} = component;
  const lines = [
    `# ${title}`,
    description,
    '',
    component.import,
    ...sizeText(size),
    `Page: ${addressOf(page, url)}`,
    '',
    '## Examples (get_example)',
    ...component.examples.map(
      (id) => `- ${id}: ${examples.find((example) => example.id === id)?.title ?? ''}`,
    ),
    '',
    ...(keyboard.length > 0 ? ['## Keyboard'] : []),
    ...keyboard.map(({keys, action}) => `- ${keys.join(', ')}: ${action}`),
    '',
    '## Parts',
    ...parts.map(({name, summary}) => `- ${name}: ${cut(summary.replace(/\s+/g, ' '), 240)}`),
  ];
  const {text, left} = fit(lines, HEAD);
  return left > 0 ? `${text}\n- and ${left} more lines, on the page` : text;
}

/** Gives the facts about a component. */
export const getComponent: Tool = {
  name: 'get_component',
  title: 'Look up a component',
  description:
    'Gives what you need to use a component: import, parts, props with types and defaults, keys, size, server or client, ids of its examples. Use it before you write code with one.',
  input: argumentsOf({
    name: {
      type: 'string',
      description: 'Such as sheet, forms/checkbox or SheetContent',
      maxLength: 200,
    },
  }),
  call(args, docs) {
    const snapshot = docs.snapshot();
    const {components, url} = snapshot;
    const asked = String(args.name);
    const component = find(asked, components);
    if (!component) {
      const close = nearest(
        asked,
        components.flatMap(({name, parts}) => [name, ...parts.map((part) => part.name)]),
      );
      const advice =
        close.length > 0 ? `The nearest names: ${close.join(', ')}.` : 'Find one with search_docs.';
      return {text: `There is no component ${quoted(asked)}. ${advice}`, isError: true};
    }
    const head = headOf(component, snapshot);
    const lines = component.props.flatMap(({of, rows, inherited}) => [
      '',
      `## ${of}`,
      ...rows.map(propText),
      ...(inherited === undefined ? [] : [inherited]),
    ]);
    const {text, left} = fit(lines, MOST_CHARACTERS - head.length - FOOT);
    const more =
      left > 0
        ? `\n\n${left} more lines on ${addressOf(component.page, url)}: read its section "API reference" with get_page.`
        : '';
    return {text: `${head}\n${text}${more}`};
  },
};
