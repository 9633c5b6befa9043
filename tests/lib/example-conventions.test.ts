import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));

/** Text that no example has, and the text that it has instead. All examples show one store. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\d\s%/, 'a space before the percent sign. Write −20% on a badge, 20% off in a sentence'],
  [/\bUSD\b|\$(?:\d|\$\{)/, "dollars. The catalog's prices are in euros, formatted in en-IE"],
  [
    /<(?:input|select|textarea)\b/,
    'a native control. Use Checkbox, RadioGroup, Switch, FormSelect, Input or Textarea',
  ],
];

const faultsOf = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      FAULTS.filter(([pattern]) => pattern.test(line)).map(
        ([, fault]) => `line ${index + 1} has ${fault}.`,
      ),
    );

const examples = readdirSync(PACKAGES, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /^[^/]+\/src\/(?:[^/]+\/)+examples\/[^/]+\.tsx$/.test(file.replaceAll(path.sep, '/')),
);

it('finds each fault in a line that has it', () => {
  const faulty = [
    '<Badge>−20 %</Badge>',
    "moneyOf(1, 'USD')",
    'Total $84',
    '`$${price}`',
    '<input',
  ];
  expect(faulty.map((line) => faultsOf(line).length)).toEqual([1, 1, 1, 1, 1]);
  expect(faultsOf('<Input size={`${n}`} max="20%" /> index % 2')).toEqual([]);
});

it('all examples write prices and discounts in one way, and use our controls', () => {
  expect(examples.length).toBeGreaterThan(200);
  const faults = examples.flatMap((file) =>
    faultsOf(readFileSync(path.join(PACKAGES, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
