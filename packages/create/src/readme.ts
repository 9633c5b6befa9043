import {type Choices, FRAMEWORKS, VENDORS} from './choices.ts';
import {siteAddress} from './version.ts';

const COMMANDS = [
  ['npm run dev', 'serves the source and reloads your changes'],
  ['npm run build', 'builds the storefront'],
  ['npm start', 'serves what was built'],
  ['npm test', 'runs the tests, which need no network'],
  ['npm run typecheck', 'compiles without writing'],
] as const;

/** Files that every project has, with their purpose. */
const FILES: readonly (readonly [string, string])[] = [
  ['src/context.ts', 'language, currency and country'],
  ['src/catalog.ts', 'the place where pages get their products'],
  ['src/ProductList.tsx', 'the list of products'],
  ['src/ProductPage.tsx', 'a product page, with a cart that lasts as long as the page'],
  ['src/storefront.css', "styles: a line for each component, and your brand's colors"],
];

const table = (head: string, rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  const about = Math.max(...rows.map(([, second]) => second.length));
  const line = (a: string, b: string) => `| ${a.padEnd(width)} | ${b.padEnd(about)} |`;
  return [
    line(head, 'What it does'),
    `| ${'-'.repeat(width)} | ${'-'.repeat(about)} |`,
    ...rows.map(([first, second]) => line(`\`${first}\``, second)),
  ].join('\n');
};

function productsSection({framework, vendor}: Choices): string {
  if (vendor === 'fixtures') {
    return `The products are samples in \`src/products.ts\`. To show your own, change \`src/catalog.ts\`: the pages ask it for products,
and for nothing else. [Vendors](${siteAddress()}docs/vendors) lists the integrations that read them from a store.`;
  }
  const {label} = VENDORS[vendor];
  const server =
    framework === 'next'
      ? 'Pages read them on the server, at each request.'
      : `The browser asks \`/api/products\`. \`npm run dev\` and \`npm start\` answer it, through \`src/server/plugin.ts\`. Where you run the
built storefront, answer it with \`createApi\` of \`src/server/api.ts\`.`;
  return `The products come from ${label}. Before you start, copy \`.env.example\` to \`.env\` and fill it in. While a variable is missing, the storefront doesn't start or
shows an error: it never falls back to samples. ${server}

The list shows the products whose ids are in \`PRODUCT_IDS\`. \`src/products.ts\` has sample products for the tests only.
[${label}](${siteAddress()}docs/vendors/vendors/${vendor}) has the settings, and each field's mapping.`;
}

/**
 * The text of a project's README.
 *
 * @param name - Name of the project's package.
 */
export function readmeOf(name: string, choices: Choices): string {
  const {label} = FRAMEWORKS[choices.framework];
  return `# ${name}

A storefront with ${label} and Storefront Toolkit: a list of products, and a page for each.

## Run it

\`\`\`bash
npm install
npm run dev
\`\`\`

With another package manager, use its name instead of \`npm\`.

${table('Command', COMMANDS)}

## Products

${productsSection(choices)}

## Change it

${table('File', FILES)}

- The texts are English. For another language, translate them in \`src/ProductList.tsx\` and \`src/ProductPage.tsx\`: the components take
  their own words as \`labels\`.
- [Theming](${siteAddress()}docs/theming) explains colors and fonts, and has an editor that measures contrast.
- [Components](${siteAddress()}docs/component-packages) lists everything that a page can be made of. Add a component's \`source.css\` to the
  style sheet when you import it.
- For coding agents: \`npx @storefront-toolkit/mcp init\` tells them where the documentation is.
`;
}
