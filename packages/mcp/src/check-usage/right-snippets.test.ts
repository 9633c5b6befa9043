import {createRequire} from 'node:module';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Checker, createChecker} from './index.ts';
import {CLIENT_ONLY} from './lints/boundary.ts';
import {PUBLISHED} from './lints/module-paths.ts';
import {readClass} from './lints/utilities.ts';
import {root} from './testing/root.ts';

const readJson = (path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as {name: string; private?: boolean};

let checker: Checker;
beforeAll(() => {
  checker = createChecker({root});
});
afterAll(() => checker.close());

const ui = (path: string, ...names: string[]) =>
  `import {${names.join(', ')}} from '@storefront-toolkit/ui/${path}';\n`;
const BUTTON = ui('button', 'Button');
const INPUT = ui('forms/input', 'Input');
const FIELD = ui('forms/label', 'Field', 'Label');

describe('code that is right has no problem', () => {
  const CASES: [name: string, code: string][] = [
    [
      'a class of Tailwind CSS',
      '<p className="bg-white text-lg border-t font-bold rounded-none -mt-2 md:grid-cols-3" />;',
    ],
    [
      'a color of its default theme',
      '<p className="bg-red-500 text-slate-900/50 from-sky-400" />;',
    ],
    [
      'an arbitrary value',
      '<p className="bg-[#fff] w-[calc(100%-2rem)] text-[length:var(--own)]" />;',
    ],
    [
      'a color of your own',
      '<p className="bg-sale text-flamingo" style={{color: "var(--color-flamingo)"}} />;',
    ],
    [
      'a custom property that the snippet declares',
      '<p style={{"--color-brnad": "red", color: "var(--color-brnad)"} as object} />;',
    ],
    ["a component's own custom property", '<p style={{width: "var(--carousel-slide)"}} />;'],
    ['a text that looks like a class', '<p title="bg-brnad">bg-brnad</p>;'],
    [
      'a function for an action, which may be a server function',
      `import {PromoCodes} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
export const Codes = ({apply, remove}: {apply: () => void; remove: () => void}) => (
  <PromoCodes coupons={[]} applyAction={apply} removeAction={remove} />
);`,
    ],
    ['an input in a field', `${INPUT}${FIELD}<Field label="Name"><div><Input /></div></Field>;`],
    ['an input in a label', `${INPUT}${FIELD}<Label>Name <Input /></Label>;`],
    [
      'an input that a label names',
      `${INPUT}${FIELD}<><Label htmlFor="name">Name</Label><Input id="name" /></>;`,
    ],
    [
      'an input that gets its name by props',
      `${INPUT}export const Zip = (props: {'aria-label': string}) => <Input {...props} />;`,
    ],
    [
      'an input of its own in a field',
      `${INPUT}${FIELD}const Zip = () => <Input name="zip" />;\n<Field label="Zip"><Zip /></Field>;`,
    ],
    [
      'an input in a field of yours',
      `${INPUT}declare const Row: (props: {label: string; children: unknown}) => null;\n<Row label="Zip"><Input /></Row>;`,
    ],
    ['inputs that nobody sees', '<><input type="hidden" /><input type="submit" /></>;'],
    [
      'a button with an image that has a text',
      `${BUTTON}<Button><img src="/a.png" alt="Buy" /></Button>;`,
    ],
    [
      'a button with computed content',
      `${BUTTON}export const Buy = ({text}: {text: string}) => <Button>{text}</Button>;`,
    ],
    ['a picture that decorates', '<img src="/a.png" alt="" />;'],
    [
      'a dialog named by its content',
      `${ui('dialog', 'DialogContent', 'DialogRoot')}declare const Body: () => null;\n<DialogRoot><DialogContent><Body /></DialogContent></DialogRoot>;`,
    ],
    [
      'a hook that runs on the server',
      "import {useId, useMemo, use} from 'react';\nexport const useIt = (value: Promise<1>) => [useId(), useMemo(() => 1, []), use(value)];",
    ],
    [
      'a client component',
      `/* A comment. */\n'use client';\n${BUTTON}<Button onClick={() => console.log('x')}>Buy</Button>;`,
    ],
    [
      'a server function',
      `${BUTTON}async function buy() {\n  'use server';\n}\n<form action={buy}><Button type="submit" formAction={buy}>Buy</Button></form>;`,
    ],
    [
      'a function for a server component',
      `${ui('link', 'Link', 'createHrefOf')}<Link link={{type: 'Home'}} hrefOf={createHrefOf()} renderLink={(props) => <a {...props}>Home</a>}>Home</Link>;`,
    ],
    [
      'files that bundlers know',
      "import '@storefront-toolkit/theme/theme.css';\nimport '@storefront-toolkit/ui/button/source.css';\nexport const mode = process.env.NODE_ENV ?? import.meta.env.MODE;",
    ],
    ['an expected error', '// @ts-expect-error: shown on purpose\nexport const a: string = 1;'],
  ];
  test.each(CASES)('%s', async (_name, code) => {
    expect((await checker.check(code)).problems).toEqual([]);
  });
});

test('the list of what needs the client is what React leaves out on servers', () => {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('react/package.json'));
  const server = require(join(folder, 'cjs/react.react-server.production.js')) as object;
  const missing = Object.keys(require('react') as object).filter(
    (name) => !(name in server) && /^use[A-Z]|^createContext$|Component$/.test(name),
  );
  expect([...CLIENT_ONLY].sort()).toEqual(missing.sort());
});

test('the list of packages is what is published', () => {
  const folders = ['packages', 'packages/integrations'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const names = folders.flatMap((path) => {
    try {
      const {name, private: isPrivate} = readJson(path);
      const [scope, own] = name.split('/');
      // Nobody imports the programs: this server, and the one that makes projects.
      return isPrivate || own === undefined || own === 'mcp' || !scope ? [] : [own];
    } catch {
      return [];
    }
  });
  expect([...PUBLISHED].sort()).toEqual(names.sort());
});

test.each([
  ['bg-brand', 'bg', 'brand'],
  ['hover:md:bg-brand-strong/50', 'bg', 'brand-strong'],
  ['!rounded-t-lgg', 'rounded-t', 'lgg'],
  ['-m-guter', 'm', 'guter'],
  ['text-ink!', 'text', 'ink'],
])('the class %s takes a token', (name, utility, value) => {
  expect(readClass(name)).toMatchObject({utility, value});
});

test.each(['flex', 'bg-white', 'p-4', 'text-shadow-sm', 'bg-[red]', 'max-w-screen', 'rounded'])(
  'the class %s takes none',
  (name) => {
    expect(readClass(name)).toBeUndefined();
  },
);
