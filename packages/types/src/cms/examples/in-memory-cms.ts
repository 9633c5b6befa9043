import type {Block, CmsIntegrationFunction, Layout, Page} from '@storefront-toolkit/types/cms';
import {
  createIntegrationError,
  type IntegrationConfig,
  toIsoDateTime,
} from '@storefront-toolkit/types/config';

/** A content module as this vendor stores it. */
export interface RawModule {
  readonly uid: string;
  readonly model: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A page as this vendor stores it, once for each language. */
export interface RawPage {
  readonly uid: string;
  readonly language: string;
  readonly path: string;
  readonly purpose: Page['name'];
  readonly title: string;
  readonly summary: string;
  /** `null` for a draft. */
  readonly publishedAt: string | null;
  readonly savedAt: string;
  readonly modules: readonly RawModule[];
}

/** The vendor's client. Here it reads from memory; elsewhere it calls an API. */
interface Client {
  readonly load: (
    signal: AbortSignal,
  ) => Promise<{readonly pages: readonly RawPage[]; readonly layouts: readonly Layout[]}>;
}

type Account = IntegrationConfig<'cms', 'in-memory', object, Client>;

const by = {vendor: 'in-memory', kind: 'cms'} as const;

const notFound = (operation: string, entity: string, key: string) =>
  createIntegrationError({...by, operation, type: 'not-found', entity, key});

async function load({server, timeout = 5000}: Account, operation: string, signal: AbortSignal) {
  try {
    return await server.load(AbortSignal.any([signal, AbortSignal.timeout(timeout)]));
  } catch (cause) {
    const type = signal.aborted ? 'aborted' : 'unavailable';
    throw createIntegrationError({...by, operation, type}, cause);
  }
}

function text(module: RawModule, field: string, path: string): string {
  const value = module.fields[field];
  if (typeof value === 'string') return value;
  throw createIntegrationError({
    ...by,
    operation: 'getPage',
    type: 'invalid-response',
    path: `${path}.fields.${field}`,
    expected: 'a text',
  });
}

/** One `case` for each content model. Content that only the vendor can render passes unchanged. */
function toBlock(module: RawModule, path: string): Block {
  const {uid: id, model, fields} = module;
  switch (model) {
    case 'promo':
      return {type: 'PromoText', id, text: text(module, 'line', path)};
    case 'product-teaser':
      return {type: 'ProductTile', id, product: {by: 'sku', sku: text(module, 'sku', path)}};
    default:
      return {type: 'VendorRendered', id, vendor: by.vendor, model, payload: fields};
  }
}

const slugOf = (raw: RawPage) => raw.path.replace(/^\/|\/$/g, '');

function toPage(raw: RawPage): Page {
  return {
    type: 'Page',
    id: raw.uid,
    slug: slugOf(raw),
    name: raw.purpose,
    title: raw.title,
    description: raw.summary,
    openGraph: {title: raw.title, description: raw.summary},
    layout: 'default',
    indexed: raw.publishedAt !== null,
    updatedAt: toIsoDateTime(raw.publishedAt ?? raw.savedAt),
    custom: {},
    content: raw.modules.map((module, index) => toBlock(module, `modules[${index}]`)),
  };
}

/** The integration function. */
export const inMemoryCms: CmsIntegrationFunction<Account> = (account) => ({
  vendor: by.vendor,

  async getPage(query, {locale, preview}, signal) {
    const {pages} = await load(account, 'getPage', signal);
    const matches = (raw: RawPage) =>
      (preview || raw.publishedAt !== null) &&
      (query.by === 'slug' ? slugOf(raw) === query.slug : raw.purpose === query.name);
    // `de-CH` is answered in `de` when there is no page of its own.
    const found = [locale, locale.split('-')[0]]
      .map((language) => pages.find((raw) => raw.language === language && matches(raw)))
      .find((raw) => raw !== undefined);
    if (found) return toPage(found);
    throw notFound('getPage', 'page', query.by === 'slug' ? query.slug : query.name);
  },

  async getLayout(id, _context, signal) {
    const {layouts} = await load(account, 'getLayout', signal);
    const found = layouts.find((layout) => layout.id === id);
    if (found) return found;
    throw notFound('getLayout', 'layout', id);
  },

  async getSlugs({locale}, signal) {
    const {pages} = await load(account, 'getSlugs', signal);
    return pages.filter((raw) => raw.publishedAt !== null && raw.language === locale).map(slugOf);
  },

  // This vendor has no navigation apart from layouts, no content for products, and no themes.
  getNavigation: (id) => Promise.reject(notFound('getNavigation', 'navigation', id)),
  getProductPage: () => Promise.resolve(null),
  getTheme: () => Promise.resolve(null),
});
