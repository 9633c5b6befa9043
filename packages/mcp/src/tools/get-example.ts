import {argumentsOf} from '../arguments.ts';
import {addressOf} from '../addresses.ts';
import {nearest} from '../nearest.ts';
import {cut, MOST_CHARACTERS, partOf, quoted} from '../text.ts';
import type {Tool} from '../tool.ts';

/** Most characters of all but the source. */
const FRAME = 1000;

/** Gives the source of an example. */
export const getExample: Tool = {
  name: 'get_example',
  title: 'Read an example',
  description:
    'Gives the whole source of a tested example. Take the id from get_component, and start from the example that is nearest to your task.',
  input: argumentsOf({
    id: {type: 'string', description: 'Such as sheet/mini-cart', maxLength: 200},
  }),
  call(args, docs) {
    const {examples, url} = docs.snapshot();
    const asked = String(args.id).trim();
    const example = examples.find(({id}) => id === asked);
    if (!example) {
      const close = nearest(
        asked,
        examples.map(({id}) => id),
        5,
      );
      const advice =
        close.length > 0
          ? `The nearest ids: ${close.join(', ')}.`
          : 'get_component lists those of a component.';
      return {text: `There is no example ${quoted(asked)}. ${advice}`, isError: true};
    }
    const {part, next} = partOf(example.source.trimEnd(), 0, MOST_CHARACTERS - FRAME);
    return {
      text: [
        `${cut(example.title, 200)}: an example of ${example.component}`,
        `Page: ${addressOf(example.page, url)}`,
        '',
        '```tsx',
        part,
        '```',
        ...(next === undefined ? [] : ['The rest of the file is on the page.']),
      ].join('\n'),
    };
  },
};
