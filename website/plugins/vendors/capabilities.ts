import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A contract that an integration can fill. */
export interface Contract {
  /** Part of the name of the function that makes an integration. */
  readonly key: string;
  /** Heading in the table. */
  readonly label: string;
  /** Type of the contract. */
  readonly type: string;
  /** Address of its page. */
  readonly page: string;
}

const contract = (key: string, label: string, area: string, type: string): Contract => ({
  key,
  label,
  type,
  page: `/docs/packages/types/${area}/reference/${type}`,
});

const CONTRACTS: readonly Contract[] = [
  contract('Catalog', 'Catalog', 'catalog', 'CatalogIntegration'),
  contract('Cart', 'Cart', 'cart', 'CartIntegration'),
  contract('Checkout', 'Checkout', 'cart', 'CheckoutIntegration'),
  contract('Oms', 'Order history', 'oms', 'OMS'),
  contract('Search', 'Search', 'search', 'SearchIntegration'),
  contract('Cms', 'Content', 'cms', 'CmsIntegration'),
];

/** The contracts that an integration covers, by its source. */
export interface Vendor {
  /** Key of the vendor, and name of its page. */
  readonly key: string;
  /** Name of its package. */
  readonly package: string;
  /** Title of its page. */
  readonly title: string;
  /** Its SDK, each package with the version that is supported. */
  readonly sdk: readonly string[];
  /** The function that makes the integration, by the key of its contract. */
  readonly factories: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly name: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Vendors that have a page and a package, in the order of the alphabet. */
export function findVendors(root: string): readonly Vendor[] {
  const folder = path.join(root, 'packages/integrations');
  return readdirSync(folder)
    .sort()
    .flatMap((key): readonly Vendor[] => {
      const page = path.join(root, `website/docs/vendors/vendors/${key}.mdx`);
      const source = path.join(folder, key, 'src');
      if (!existsSync(page) || !existsSync(source)) return [];
      const manifest = JSON.parse(
        readFileSync(path.join(folder, key, 'package.json'), 'utf8'),
      ) as Manifest;
      const title = /^title: (.+)$/m.exec(readFileSync(page, 'utf8'))?.[1] ?? key;
      const factories = readdirSync(source).flatMap((file) => {
        const [, name = '', area = ''] =
          /^(create[A-Z]\w*?([A-Z][a-z]+)Integration)\.ts$/.exec(file) ?? [];
        return area ? [[area, name] as const] : [];
      });
      const sdk = Object.entries(manifest.peerDependencies ?? {}).map(
        ([name, version]) => `${name} ${version}`,
      );
      return [{key, package: manifest.name, title, sdk, factories: Object.fromEntries(factories)}];
    });
}

/** The contracts that at least one of the vendors covers. */
export function coveredContracts(vendors: readonly Vendor[]): readonly Contract[] {
  return CONTRACTS.filter(({key}) => vendors.some(({factories}) => factories[key] !== undefined));
}
