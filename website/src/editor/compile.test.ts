import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findBlocks, findComponents} from '../../plugins/components/catalog';
import {ROOT} from '../../plugins/paths';
import {compile} from './compile';

const known = ['react', 'react/jsx-runtime', '@storefront-toolkit/ui/button'];
const knows = (name: string) => known.includes(name);

const faultOf = (source: string) => {
  const outcome = compile(source, knows);
  if (!('fault' in outcome)) throw new Error('There is no fault.');
  return outcome.fault;
};

test('TSX becomes a CommonJS module with its lines, its imports and no types', () => {
  const outcome = compile(
    "import {useState} from 'react';\nimport type {Cart} from 'none';\n\nexport default function A({x}: {x?: Cart}) {\n  const [y] = useState<number>(1);\n  return <b title={String(x)}>{y}</b>;\n}\n",
    knows,
  );
  if ('fault' in outcome) throw new Error(outcome.fault.message);
  const {code, imports} = outcome.compiled;
  expect(imports).toEqual(['react/jsx-runtime', 'react']);
  expect(code.split('\n')[4]).toContain('useState(1)');
  expect(code).not.toContain('Cart');
});

test.each([
  ['export default () => <b>;\n', 1, /can’t be read here: /],
  ['\n\nconst a = ;\nexport default a;', 3, /can’t be read here: Unexpected token\.$/],
  [
    "\nimport {x} from 'lodash';\nexport default () => x;",
    2,
    /“lodash” can’t be imported here\. Import React or a component/,
  ],
  ['const A = () => <b />;\nA();', undefined, /no default export/],
  ["export default () => 1;\nimport('left-pad');", 2, /“left-pad” can’t be imported/],
])('%j says what is wrong, and where', (source, line, message) => {
  const fault = faultOf(source);
  expect(fault.line).toBe(line);
  expect(fault.message).toMatch(message);
});

test('a name that is only mentioned is not an import', () => {
  const outcome = compile('export default () => "require(\'lodash\')";', knows);
  expect(outcome).toHaveProperty('compiled.imports', []);
});

test.each(['export {A as default};', 'export default A;', 'export default class extends A {}'])(
  '%s is a default export',
  (end) => {
    expect(compile(`class A {}\n${end}`, knows)).toHaveProperty('compiled');
  },
);

describe('every example compiles', () => {
  const examples = [...findComponents(), findBlocks()].flatMap((one) => one.examples);
  test.each(examples.map(({path: file}) => file))('%s', (file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const isKnown = (name: string) => /^(?:\.\.\/|react(?:\/|$)|@storefront-toolkit\/)/.test(name);
    expect(compile(source, isKnown)).toHaveProperty('compiled');
  });
});
