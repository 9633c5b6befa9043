import {readFileSync, writeFileSync} from 'node:fs';
import {buildSchema, parse, validate} from 'graphql';
import {format, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';
import * as queries from './queries.ts';
import {schemaTypes} from './testing/schema-types.ts';

const file = (name: string) => new URL(name, import.meta.url);
const sdl = readFileSync(file('testing/storefront.graphql'), 'utf8');
const schema = buildSchema(sdl);

/** What the normalizers read, and what the integrations send. */
const NAMES = [
  'AttributeInput',
  'BaseCartLine',
  'Cart',
  'CartAutomaticDiscountAllocation',
  'CartCodeDiscountAllocation',
  'CartUserError',
  'CartWarning',
  'Collection',
  'ExternalVideo',
  'HasMetafieldsIdentifier',
  'Image',
  'MediaImage',
  'Menu',
  'MenuItem',
  'Model3d',
  'MoneyV2',
  'PageInfo',
  'Product',
  'ProductOption',
  'ProductOptionValueSwatch',
  'ProductVariant',
  'SEO',
  'Video',
];

it.each(Object.entries(queries))('%s fits the schema', (_name, query) => {
  expect(validate(schema, parse(query)).map(({message}) => message)).toEqual([]);
});

it('has types that are made of the schema', async () => {
  const about =
    '// Made of testing/storefront.graphql by schema.test.ts. UPDATE=1 writes it anew.\n\n';
  const made = await format(about + schemaTypes(sdl, NAMES), {
    ...(await resolveConfig(import.meta.filename)),
    parser: 'typescript',
  });
  if (process.env.UPDATE) writeFileSync(file('schema.ts'), made);
  expect(readFileSync(file('schema.ts'), 'utf8')).toBe(made);
});
