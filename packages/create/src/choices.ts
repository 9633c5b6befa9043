/** A framework that a project can be made with. */
export type Framework = 'vite' | 'next';

/** Source of a project's products: its own sample products, or a vendor whose integration reads a catalog. */
export type Vendor = 'fixtures' | 'shopify' | 'bigcommerce' | 'commercetools';

/** The choices that make a project. */
export interface Choices {
  /** The framework that renders the pages. */
  framework: Framework;
  /** Source of the products. */
  vendor: Vendor;
  /** A language tag as BCP 47 writes it: `lang` of the pages, and the format of prices. */
  language: string;
  /** A name from {@link COLORS}, or a color such as `#6d28d9`. */
  color: string;
}

/** One of several values that a person can choose from. */
export interface Choice {
  label: string;
  hint: string;
}

export const FRAMEWORKS: Readonly<Record<Framework, Choice>> = {
  vite: {label: 'Vite', hint: 'pages are rendered in the browser'},
  next: {label: 'Next.js', hint: 'pages are rendered on the server, with the App Router'},
};

/** A vendor, with the packages that its projects need beside the toolkit. */
export interface VendorChoice extends Choice {
  /** Name of the integration's package. */
  integration?: string;
  /** The vendor's own packages, with their versions. They are the peers of the integration. */
  peers: Readonly<Record<string, string>>;
}

export const VENDORS: Readonly<Record<Vendor, VendorChoice>> = {
  fixtures: {label: 'Fixtures', hint: 'three sample products, without an account', peers: {}},
  shopify: {
    label: 'Shopify',
    hint: 'a store and a private access token',
    integration: '@storefront-toolkit/integration-shopify',
    peers: {'@shopify/storefront-api-client': '^2.0.0'},
  },
  bigcommerce: {
    label: 'BigCommerce',
    hint: 'a store and a storefront token',
    integration: '@storefront-toolkit/integration-bigcommerce',
    peers: {'@bigcommerce/catalyst-client': '^1.0.3'},
  },
  commercetools: {
    label: 'commercetools',
    hint: 'a project and an API client',
    integration: '@storefront-toolkit/integration-commercetools',
    peers: {'@commercetools/platform-sdk': '^8.27.0', '@commercetools/ts-client': '^4.10.0'},
  },
};

/** Colors with a name. The first is the theme's own. */
export const COLORS: Readonly<Record<string, string>> = {
  brick: '#b23712',
  blue: '#1c599e',
  green: '#1d6738',
  violet: '#6d28d9',
};

/** The choices of `--yes`, which are those of the templates too. */
export const DEFAULTS: Choices = {
  framework: 'vite',
  vendor: 'fixtures',
  language: 'en-IE',
  color: 'brick',
};

/** Folder of a project that nobody named. */
export const DEFAULT_FOLDER = 'my-storefront';
