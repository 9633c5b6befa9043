import {expect, it} from 'vitest';
import {filterRules} from './gallery-filters';

const card = (group: string, clientFiles: string[]) => ({
  group,
  facts: {gzip: 1, brotli: 1, clientFiles},
});

it('has a rule for each choice, and one for each pair that no card is', () => {
  const rules = filterRules([card('Text', []), card('Media', []), card('Media', ['Media.tsx'])]);
  expect(rules).toContain(
    '.gallery-filters:has([value="Text"]:checked)~.gallery>:not([data-group="Text"]){display:none}',
  );
  expect(rules.match(/display:none/g)).toHaveLength(4);
  expect(rules.match(/[^}]*display:block/g)).toEqual([
    '.gallery-filters:has([value="Text"]:checked):has([value="Client"]:checked)~.gallery-none{display:block',
  ]);
});
