import {anyCode, componentCode, interfaceCode} from './code.ts';
import {table} from '../lib/markdown.ts';
import {list, paragraphs, sentences} from './prose.ts';
import type {Random} from './random.ts';
import {ACTIONS, OBJECTS, PROPERTIES, REASONS, TYPES} from './words.ts';

const sections = (parts: readonly string[]) => parts.join('\n\n');

/** A task in seven or more steps. */
export function guide(random: Random, title: string): string {
  const subject = random.pick(OBJECTS);
  const steps = Array.from({length: random.int(6, 9)}, (_, step) => [
    `## Step ${step + 1}: ${random.pick(ACTIONS)}`,
    paragraphs(random, subject, 2),
    anyCode(random),
    ...(step % 3 === 1
      ? [`### What can go wrong in step ${step + 1}`, list(random, subject, 4)]
      : []),
    ...(step % 4 === 2 ? [comparison(random)] : []),
  ]);
  return sections([
    `${title} in ${steps.length} steps. ${sentences(random, subject, 3)}`,
    ...steps.flat(),
    '## What to read next',
    paragraphs(random, subject, 1),
  ]);
}

function comparison(random: Random): string {
  const rows = random
    .sample(OBJECTS, random.int(4, 7))
    .map((object) => [object, random.pick(ACTIONS), random.pick(REASONS)]);
  return table(['What', 'What happens', 'When'], rows);
}

/** The reference of one type: its declaration, a table of its properties, and a section on each. */
export function reference(random: Random, name: string): string {
  const properties = random
    .sample(PROPERTIES, random.int(8, 22))
    .map((property) => ({property, type: random.pick(TYPES), action: random.pick(ACTIONS)}));
  const details = properties.map(({property, type, action}, index) => [
    `### \`${property}\``,
    `\`${type}\`. It ${action} ${random.pick(REASONS)}. ${sentences(random, name, 2)}`,
    ...(index % 4 === 0 ? [anyCode(random)] : []),
  ]);
  return sections([
    sentences(random, name, 4),
    '## Declaration',
    interfaceCode(random, name),
    '## Properties',
    table(
      ['Property', 'Type', 'What it does'],
      properties.map(({property, type, action}) => [`\`${property}\``, `\`${type}\``, action]),
    ),
    ...details.flat(),
    '## Example',
    anyCode(random),
  ]);
}

const KEYS = ['Enter', 'Space', 'Escape', 'Tab', 'Home', 'End', 'ArrowDown', 'ArrowUp'] as const;

/** A component: examples, properties, keyboard, accessibility. */
export function component(random: Random, name: string): string {
  const subject = `the ${name}`;
  const examples = Array.from({length: random.int(4, 6)}, (_, index) => [
    `### Example ${index + 1}: it ${random.pick(ACTIONS)}`,
    sentences(random, subject, 3),
    componentCode(random, name),
  ]);
  const rows = random
    .sample(PROPERTIES, random.int(6, 14))
    .map((property) => [`\`${property}\``, `\`${random.pick(TYPES)}\``, random.pick(ACTIONS)]);
  return sections([
    sentences(random, subject, 3),
    '## Examples',
    ...examples.flat(),
    '## Properties',
    table(['Property', 'Type', 'What it does'], rows),
    '## Keyboard',
    table(
      ['Key', 'What it does'],
      random.sample(KEYS, 5).map((key) => [`\`${key}\``, random.pick(ACTIONS)]),
    ),
    '## Accessibility',
    paragraphs(random, subject, 2),
  ]);
}
