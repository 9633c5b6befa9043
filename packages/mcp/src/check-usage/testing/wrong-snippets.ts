import type {ProblemCode} from '../types.ts';

/** A mistake, with what the check says about it. */
export interface WrongSnippet {
  name: string;
  code: string;
  /** Line, kind and the important part of the message, in the order of the snippet. */
  problems: [line: number, code: ProblemCode, part: string][];
}

const ui = (path: string, ...names: string[]) =>
  `import {${names.join(', ')}} from '@storefront-toolkit/ui/${path}';\n`;
const BUTTON = ui('button', 'Button');
const PRODUCT = "import type {Product} from '@storefront-toolkit/types/catalog';\n";

const of = (name: string, code: string, ...problems: WrongSnippet['problems']): WrongSnippet => ({
  name,
  code,
  problems,
});

const PROPS: WrongSnippet[] = [
  of('a mistyped prop', `${BUTTON}<Button varient="ghost">Buy</Button>;`, [
    2,
    'unknown-prop',
    '`Button` has no prop `varient`, so passing it does nothing. Did you mean `variant`?',
  ]),
  of('a prop of the component beside it', `${BUTTON}<Button href="/cart">Cart</Button>;`, [
    2,
    'unknown-prop',
    'use `ButtonLink` instead',
  ]),
  of('a prop of another library', `${BUTTON}<Button isLoading>Buy</Button>;`, [
    2,
    'unknown-prop',
    'Did you mean `loading`?',
  ]),
  of(
    "an attribute in HTML's spelling",
    `${BUTTON}<Button class="p-2" onclick={undefined}>Buy</Button>;`,
    [2, 'unknown-prop', 'Did you mean `className`?'],
    [2, 'unknown-prop', 'Did you mean `onClick`?'],
  ),
  of(
    'a prop with no likeness',
    `${ui('price', 'Price')}declare const pricing: React.ComponentProps<typeof Price>['pricing'];\n<Price pricing={pricing} locale="en" elevation={3} />;`.replace(
      'React.ComponentProps',
      "import('react').ComponentProps",
    ),
    [3, 'unknown-prop', 'Its own props are `pricing`, `locale`, `size`'],
  ),
  of('a mistyped value', `${BUTTON}<Button variant="primry">Buy</Button>;`, [
    2,
    'wrong-type',
    'takes `"primary" | "secondary" | "ghost" | "danger"`, not `"primry"`. Did you mean `variant="primary"`?',
  ]),
  of('an invented value', `${BUTTON}<Button variant="loud">Buy</Button>;`, [
    2,
    'wrong-type',
    'not `"loud"`. Pass for example `variant="primary"`.',
  ]),
  of(
    'one of two values',
    `${BUTTON}<Button variant={Math.random() > 1 ? 'primary' : 'big'}>Buy</Button>;`,
    [2, 'wrong-type', 'not `"big"`.'],
  ),
  of(
    'a value of another library',
    `${BUTTON}<Button size="lg" variant="destructive">Remove</Button>;`,
    [2, 'wrong-type', 'Did you mean `size="large"`?'],
    [2, 'wrong-type', 'Did you mean `variant="danger"`?'],
  ),
  of(
    'a link without what its type needs',
    `${ui('link', 'Link')}<Link link={{type: 'Product'}}>Scarf</Link>;`,
    [2, 'wrong-type', 'It lacks `slug`.'],
  ),
  of(
    'content of another type',
    `${BUTTON}export const Show = ({response}: {response: Response}) => <Button>{response}</Button>;`,
    [2, 'wrong-type', 'The content of `Button` takes `ReactNode`, not `Response`.'],
  ),
  of('a wrong prop among spread ones', `${BUTTON}<Button {...{size: 'huge'}}>Buy</Button>;`, [
    2,
    'wrong-type',
    'The difference is in `size`',
  ]),
  of(
    'a number in quotes',
    `${ui('text-components/heading', 'Heading')}<Heading level="2">Sale</Heading>;`,
    [2, 'wrong-type', 'Write `level={2}`.'],
  ),
  of(
    'a truth in quotes',
    `${BUTTON}<Button loading="true" fullWidth="false">Buy</Button>;`,
    [2, 'wrong-type', 'Write `loading` alone.'],
    [2, 'wrong-type', 'Write `fullWidth={false}`.'],
  ),
  of(
    'a value that may be missing',
    `${ui('text-components/heading', 'Heading')}export const title = (level?: 1 | 2) => <Heading level={level}>Sale</Heading>;`,
    [2, 'possibly-undefined', 'give a default with `??`'],
  ),
  of(
    'an object that lacks something',
    `${ui('media', 'MediaImage')}<MediaImage image={{src: '/a.png'}} />;`,
    [2, 'wrong-type', 'It lacks `alt`.'],
  ),
  of('a required prop', `${ui('button', 'IconButton')}<IconButton><svg /></IconButton>;`, [
    2,
    'missing-prop',
    '`IconButton` needs the prop `label`. The button\'s accessible name: its action, in words. Add `label="…"`.',
  ]),
  of(
    'a required prop under another name',
    `${ui('button', 'IconButton')}<IconButton aria-label="Close"><svg /></IconButton>;`,
    [2, 'missing-prop', 'Rename `aria-label` to `label`.'],
  ),
  of(
    'content of a component that takes none',
    `${ui('price', 'Price')}<Price locale="en">3 €</Price>;`,
    [2, 'missing-prop', 'needs the prop `pricing`'],
    [2, 'unknown-prop', '`Price` takes no content'],
  ),
  of('a mistyped element of HTML', '<buton>Buy</buton>;', [
    1,
    'unknown-name',
    'Did you mean `<button>`?',
  ]),
];

const OBJECTS: WrongSnippet[] = [
  of('a mistyped option', `${ui('link', 'createHrefOf')}createHrefOf({prefx: '/'});`, [
    2,
    'unknown-property',
    'has no property `prefx`, so it would be ignored. Did you mean `prefix`?',
  ]),
  of(
    'a property that does not exist',
    `${PRODUCT}export const f = (product: Product) => product.slig;`,
    [2, 'unknown-property', '`product` has no property `slig`. Did you mean `slug`?'],
  ),
  of(
    'a property that is taken out and does not exist',
    `${PRODUCT}export const f = ({varients}: Product) => varients;`,
    [2, 'unknown-property', 'Did you mean `variants`?'],
  ),
  of(
    'an object without its required properties',
    `${PRODUCT}export const product: Product = {name: 'Scarf'};`,
    [2, 'missing-property', 'This object lacks `categories`'],
  ),
  of(
    'a wrong value in an object',
    `${ui('link', 'Link')}<Link link={{type: 'Produt', slug: 'x'}}>Scarf</Link>;`,
    [2, 'wrong-type', 'Did you mean `"Product"`?'],
  ),
  of(
    'a number where an object belongs',
    `${ui('price', 'Price')}<Price pricing={{price: 3}} locale="en" />;`,
    [2, 'wrong-type', 'Pass an object with `amount`, `currency` and `exponent`.'],
  ),
  of('an argument of another type', `${ui('announcer', 'announce')}announce(3);`, [
    2,
    'wrong-type',
    'Argument 1 of `announce` takes `string`, not `number`.',
  ]),
  of(
    'an argument too many',
    `'use client';\n${ui('toast', 'useToast')}export const useIt = () => useToast('a');`,
    [
      3,
      'wrong-arguments',
      '`useToast` takes 0 arguments and gets 1. Call it as `useToast(): ToastManager`.',
    ],
  ),
  of(
    'a value that may be undefined',
    `${PRODUCT}export const f = (product: Product) => product.brand.length;`,
    [2, 'possibly-undefined', '`product.brand` may be `undefined`'],
  ),
  of('a parameter without a type', 'export const f = (product) => product.name;', [
    1,
    'untyped',
    'Write it: `product: string`',
  ]),
];

const NAMES: WrongSnippet[] = [
  of('a component that is not imported', '<Button>Buy</Button>;', [
    1,
    'unknown-name',
    "Add `import {Button} from '@storefront-toolkit/ui/button';`.",
  ]),
  of('a type that is not imported', 'export const f = (props: ButtonProps) => props;', [
    1,
    'unknown-name',
    "Add `import {type ButtonProps} from '@storefront-toolkit/ui/button';`.",
  ]),
  of('a mistyped component that is not imported', '<Buton>Buy</Buton>;', [
    1,
    'unknown-name',
    'Did you mean `Button`?',
  ]),
  of(
    'a hook of React that is not imported',
    "'use client';\nexport const useIt = () => useState(1);",
    [2, 'unknown-name', "Add `import {useState} from 'react';`."],
  ),
  of('a mistyped name of the snippet', 'const products = [1];\nexport const first = product[0];', [
    2,
    'unknown-name',
    'Did you mean `products`?',
  ]),
  of('a mistyped export', `${ui('button', 'Buton')}<Buton>Buy</Buton>;`, [
    1,
    'unknown-export',
    '`@storefront-toolkit/ui/button` has no export `Buton`. Did you mean `Button`?',
  ]),
  of('a component whose parts are exported', `${ui('dialog', 'Dialog')}<Dialog.Root />;`, [
    1,
    'unknown-export',
    'It is made of parts: `DialogBody`',
  ]),
  of('a component of another module', `${ui('button', 'Badge')}<Badge tone="sale">Sale</Badge>;`, [
    1,
    'unknown-export',
    "Another module does: `import {Badge} from '@storefront-toolkit/ui/badge';`.",
  ]),
  of(
    'a default import',
    "import Button from '@storefront-toolkit/ui/button';\n<Button>Buy</Button>;",
    [
      1,
      'unknown-export',
      "Import the name: `import {Button} from '@storefront-toolkit/ui/button';`.",
    ],
  ),
  of('props in the place of a component', `${ui('button', 'ButtonProps')}<ButtonProps />;`, [
    2,
    'wrong-type',
    'Did you mean the component `Button`?',
  ]),
  of('a component in the place of a type', `${BUTTON}export const f = (props: Button) => props;`, [
    2,
    'wrong-type',
    'Its props are the type `ButtonProps`',
  ]),
];

const MODULES: WrongSnippet[] = [
  of(
    'the root of a package',
    "import {Button} from '@storefront-toolkit/ui';\n<Button>Buy</Button>;",
    [
      1,
      'unknown-module',
      "cannot be imported as a whole: each component has a path of its own. Write `import {Button} from '@storefront-toolkit/ui/button';`.",
    ],
  ),
  of(
    'components of the root that have parts or do not exist',
    "import {Button, Card, Dialog} from '@storefront-toolkit/ui';\nexport const all = [Button, Card, Dialog];",
    [
      1,
      'unknown-module',
      'The toolkit has no `Card`. `Dialog` is made of parts, which `@storefront-toolkit/ui/dialog` exports.',
    ],
  ),
  of(
    'a source file',
    "import {Button} from '@storefront-toolkit/ui/src/button/Button.tsx';\n<Button>Buy</Button>;",
    [1, 'unknown-module', 'is a file inside the package'],
  ),
  of('a built file', "import '@storefront-toolkit/ui/dist/button/index.js';", [
    1,
    'unknown-module',
    'is a file inside the package',
  ]),
  of(
    'a path without its folder',
    'import {Input} from \'@storefront-toolkit/ui/input\';\n<Input aria-label="Name" />;',
    [1, 'unknown-module', "Write `import {Input} from '@storefront-toolkit/ui/forms/input';`."],
  ),
  of('a mistyped style sheet', "import '@storefront-toolkit/theme/themes.css';", [
    1,
    'unknown-module',
    'Did you mean `@storefront-toolkit/theme/theme.css`?',
  ]),
  of(
    'a mistyped scope',
    "import {Button} from '@storefront-tookit/ui/button';\n<Button>Buy</Button>;",
    [1, 'unknown-module', 'Did you mean `@storefront-toolkit/ui/button`?'],
  ),
  of(
    'a package that does not exist',
    "import {x} from '@storefront-toolkit/nowhere';\nexport const y = x;",
    [
      1,
      'unknown-module',
      "There is no package `@storefront-toolkit/nowhere`. The toolkit's packages are",
    ],
  ),
  of(
    'a package that is not installed',
    "import {x} from 'not-installed-here';\nexport const y = x;",
    [1, 'unknown-module', 'Run `npm install not-installed-here`'],
  ),
  of(
    "the packages' own module",
    "import {reportMisuse} from '@storefront-toolkit/ui/internal';\nreportMisuse('a', 'b');",
    [1, 'unknown-module', "is for the toolkit's own packages"],
  ),
];

const SYNTAX: WrongSnippet[] = [
  of('a closing tag that does not fit', `${BUTTON}<Button>Buy</Buton>;`, [
    2,
    'syntax',
    'Write `</Button>` here',
  ]),
  of('a string that is not closed', "const a = 'Buy;\n", [1, 'syntax', 'Add the closing quote.']),
  of('two elements in the place of one', 'export const a = <p>1</p><p>2</p>;', [
    1,
    'syntax',
    'Wrap the elements in `<>` and `</>`.',
  ]),
];

const CLIENT: WrongSnippet[] = [
  of(
    'state in a server component',
    `import {useState} from 'react';\n${BUTTON}export function Count() {\n  const [n, setN] = useState(0);\n  return <Button onClick={() => setN(n + 1)}>{n}</Button>;\n}`,
    [4, 'client-in-server', '`useState` and `onClick` need a client component'],
  ),
  of(
    'a handler in a server component',
    `${BUTTON}<Button onClick={() => console.log('x')}>Buy</Button>;`,
    [2, 'client-in-server', "Put `'use client';` on the first line"],
  ),
  of(
    'a hook of the toolkit in a server component',
    `${ui('toast', 'useToast')}export const useIt = () => useToast();`,
    [2, 'client-in-server', '`useToast` needs a client component'],
  ),
  of(
    'a directive below an import',
    "import {useState} from 'react';\n'use client';\nexport const useIt = () => useState(0);",
    [3, 'client-in-server', 'further down, where it has no effect. Move it to the first line.'],
  ),
  of(
    'a function for a client component',
    `${ui('quantity-controls', 'QuantityControls')}<QuantityControls rule={{min: 1, max: 9, step: 1}} label="Quantity of Wool scarf" onValueChange={(n: number) => void n} />;`,
    [2, 'client-in-server', 'a function cannot be sent from the server to the browser'],
  ),
];

const LABELS: WrongSnippet[] = [
  of('an image', '<img src="/a.png" />;', [
    1,
    'missing-label',
    'write `alt=""` if it only decorates',
  ]),
  of(
    'an icon button with an empty label',
    `${ui('button', 'IconButton')}<IconButton label=""><svg /></IconButton>;`,
    [2, 'missing-label', 'Say what the button does'],
  ),
  of('a button with an icon alone', `${BUTTON}<Button><svg aria-hidden="true" /></Button>;`, [
    2,
    'missing-label',
    'use `<IconButton label="…">`',
  ]),
  of(
    'an input with a placeholder alone',
    `${ui('forms/input', 'Input')}<Input placeholder="Name" />;`,
    [2, 'missing-label', 'Put it into `<Field label="…">`'],
  ),
  of(
    'an input in a field without a label',
    `${ui('forms/input', 'Input')}${ui('forms/label', 'Field')}<Field><Input /></Field>;`,
    [3, 'missing-label', '`Input` has no accessible name'],
  ),
  of(
    'a checkbox, a switch and a slider',
    `${ui('forms/checkbox', 'Checkbox')}${ui('forms/switch', 'Switch')}${ui('forms/slider', 'Slider')}<Checkbox name="terms" />;\n<Switch />;\n<Slider max={10} />;`,
    [4, 'missing-label', 'Write the label as its content'],
    [5, 'missing-label', '`Switch` has no accessible name'],
    [6, 'missing-label', 'Pass `label`'],
  ),
  of(
    'a select box',
    `${ui('forms/select', 'SelectRoot', 'SelectTrigger')}<SelectRoot items={[]}><SelectTrigger placeholder="Size" /></SelectRoot>;`,
    [2, 'missing-label', '`SelectTrigger` has no accessible name'],
  ),
  of(
    'a dialog without a title',
    `${ui('dialog', 'DialogRoot', 'DialogTrigger', 'DialogContent', 'DialogBody')}<DialogRoot><DialogTrigger>Open</DialogTrigger>\n<DialogContent><DialogBody>Hi</DialogBody></DialogContent></DialogRoot>;`,
    [3, 'missing-label', 'Put a `<DialogTitle>` into it'],
  ),
  of(
    'a list of tabs',
    `${ui('tabs', 'TabsRoot', 'TabsList', 'TabsTrigger')}<TabsRoot><TabsList><TabsTrigger value="a">A</TabsTrigger></TabsList></TabsRoot>;`,
    [2, 'missing-label', 'Say what the tabs are about'],
  ),
];

const TOKENS: WrongSnippet[] = [
  of('a mistyped color', '<p className="bg-brnad p-4">Sale</p>;', [
    1,
    'unknown-token',
    'there is no design token `--color-brnad`. Did you mean `bg-brand`?',
  ]),
  of('a shade that does not exist', '<p className="hover:bg-brand-600/50">Sale</p>;', [
    1,
    'unknown-token',
    'The toolkit has `bg-brand`, `bg-brand-strong` and `bg-brand-soft`.',
  ]),
  of('a custom property', "<p style={{color: 'var(--color-brnad)'}}>Sale</p>;", [
    1,
    'unknown-token',
    'Did you mean `var(--color-brand)`?',
  ]),
  of(
    'a corner, a shadow and a custom property in a class',
    '<p className="rounded-ful shadow-mdd bg-(--color-surfce)">Sale</p>;',
    [1, 'unknown-token', 'Did you mean `rounded-full`?'],
    [1, 'unknown-token', 'Did you mean `shadow-md`?'],
    [1, 'unknown-token', 'Did you mean `var(--color-surface)`?'],
  ),
];

const REFUSED: WrongSnippet[] = [
  of('a file by its absolute path', "import data from '/etc/passwd';\nexport const d = data;", [
    1,
    'unknown-module',
    'is not the path of a package',
  ]),
  of('a type of a file', "export type X = import('/etc/passwd').Y;", [
    1,
    'unknown-module',
    'is not the path of a package',
  ]),
  of('a reference to a file', '/// <reference path="/etc/passwd" />\nexport const d = 1;', [
    1,
    'unsupported',
    'Remove the line',
  ]),
  of('a reference to types', '/// <reference types="node" />\nexport const d = 1;', [
    1,
    'unsupported',
    'Remove the line',
  ]),
  of(
    "a change of a module's types",
    `declare module '@storefront-toolkit/ui/button' {\n  export const Foo: 1;\n}\n${ui('button', 'Foo')}export const f = Foo;`,
    [1, 'unsupported', 'mistakes in its use would go unseen'],
  ),
  of(
    'types that are not to be checked',
    '// @ts-nocheck\nexport const d: string = 1;',
    [1, 'unsupported', 'has no effect here'],
    [2, 'wrong-type', '`d` takes `string`, not `number`.'],
  ),
  of(
    'an endless type',
    'type Loop<T> = T extends [] ? 1 : Loop<[...(T extends unknown[] ? T : []), 1]>;\nexport const a: Loop<[1]> = 1;',
    [2, 'too-complex', 'Write a simpler type here'],
  ),
];

/** Mistakes of every kind, as assistants and newcomers make them. */
export const WRONG: WrongSnippet[] = [
  ...PROPS,
  ...OBJECTS,
  ...NAMES,
  ...MODULES,
  ...SYNTAX,
  ...CLIENT,
  ...LABELS,
  ...TOKENS,
  ...REFUSED,
];
