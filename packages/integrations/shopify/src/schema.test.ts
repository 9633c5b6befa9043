import {readFileSync, writeFileSync} from 'node:fs';
import {buildClientSchema, buildSchema, type IntrospectionQuery, parse, validate} from 'graphql';
import {format, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';
import * as catalogQueries from './queries.ts';
import * as searchQueries from './search-queries.ts';
import {excerptSchema} from './testing/excerpt-schema.ts';
import {schemaTypes} from './testing/schema-types.ts';
import {STOREFRONT_API_VERSION} from './version.ts';

// To take the schema of another version: `SCHEMA=<storefront.schema.json of @shopify/hydrogen-react> UPDATE=1`.
const {SCHEMA, UPDATE} = process.env;

const file = (name: string) => new URL(name, import.meta.url);
const formatted = async (text: string, parser: 'graphql' | 'typescript') =>
  format(text, {...(await resolveConfig(import.meta.filename)), parser});
const sdl = readFileSync(file('testing/storefront.graphql'), 'utf8');
const schema = buildSchema(sdl);

/** The queries. The files have fragments too. */
const queries = Object.fromEntries(
  Object.entries({...catalogQueries, ...searchQueries}).filter(([, text]) =>
    /^(query|mutation) /.test(text),
  ),
);

/** Fields of input types that are sent as variables. */
const INPUTS = {
  AttributeInput: ['key', 'value'],
  CartBuyerIdentityInput: ['countryCode', 'customerAccessToken'],
  CartInput: ['buyerIdentity'],
  CartLineInput: ['attributes', 'merchandiseId', 'quantity'],
  CartLineUpdateInput: ['id', 'quantity'],
  CategoryFilter: ['id'],
  GeoCoordinateInput: ['latitude', 'longitude'],
  HasMetafieldsIdentifier: ['key', 'namespace'],
  MetafieldFilter: ['key', 'namespace', 'value'],
  PriceRangeFilter: ['max', 'min'],
  ProductFilter: [
    'available',
    'category',
    'price',
    'productMetafield',
    'productType',
    'productVendor',
    'tag',
    'taxonomyMetafield',
    'variantMetafield',
    'variantOption',
  ],
  TaxonomyMetafieldFilter: ['key', 'namespace', 'value'],
  VariantOptionFilter: ['name', 'value'],
};

/** Types that the normalizers read or the integrations send. */
const NAMES = [
  'AppliedGiftCard',
  'AttributeInput',
  'BaseCartLine',
  'Cart',
  'CartAutomaticDiscountAllocation',
  'CartCodeDiscountAllocation',
  'CartDeliveryGroup',
  'CartDiscountCode',
  'CartUserError',
  'CartWarning',
  'Collection',
  'Country',
  'ExternalVideo',
  'Filter',
  'FilterValue',
  'HasMetafieldsIdentifier',
  'Image',
  'Localization',
  'Location',
  'LocationAddress',
  'MediaImage',
  'Menu',
  'MenuItem',
  'Model3d',
  'MoneyV2',
  'PageInfo',
  'PredictiveSearchResult',
  'Product',
  'ProductConnection',
  'ProductFilter',
  'ProductOption',
  'ProductOptionValue',
  'ProductOptionValueSwatch',
  'ProductVariant',
  'SEO',
  'SearchResultItemConnection',
  'StoreAvailability',
  'StoreAvailabilityConnection',
  'Video',
];

it.each(Object.entries(queries))('%s fits the schema @claim-shopify.schema', (_name, query) => {
  expect(validate(schema, parse(query)).map(({message}) => message)).toEqual([]);
});

it('holds what the queries name of the schema, and nothing else @claim-shopify.schema', async () => {
  const about = `# The part of the Storefront API that the queries name, as of version ${STOREFRONT_API_VERSION}.\n\n`;
  const published = SCHEMA && (JSON.parse(readFileSync(SCHEMA, 'utf8')) as IntrospectionQuery);
  const whole = published ? buildClientSchema(published) : schema;
  const made = about + excerptSchema(whole, Object.values(queries), INPUTS);
  const excerpt = await formatted(made, 'graphql');
  if (UPDATE) writeFileSync(file('testing/storefront.graphql'), excerpt);
  expect(readFileSync(file('testing/storefront.graphql'), 'utf8')).toBe(excerpt);
});

it('has types that are made of the schema @claim-shopify.schema', async () => {
  const about =
    '// Made of testing/storefront.graphql by schema.test.ts. UPDATE=1 writes it again.\n\n';
  const current = readFileSync(file('testing/storefront.graphql'), 'utf8');
  const made = await formatted(about + schemaTypes(current, NAMES), 'typescript');
  if (UPDATE) writeFileSync(file('schema.ts'), made);
  expect(readFileSync(file('schema.ts'), 'utf8')).toBe(made);
});

it('asks for as much as the page says @claim-shopify.limits @claim-shopify.sku', () => {
  expect(catalogQueries.PRODUCT_QUERY).toContain('collections(first: 10)');
  expect(catalogQueries.PRODUCT_QUERY).toContain('media(first: 50)');
  expect(catalogQueries.SKU_QUERY).toContain('limit: 10');
});
