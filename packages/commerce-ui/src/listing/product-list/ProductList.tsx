import type {MeasureUnit, ProductSummary} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {PriceLabels} from '@storefront-toolkit/ui/price';
import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';
import {
  ProductTile,
  type ProductTileLabels,
  type ProductTileProps,
  ProductTileSkeleton,
  type TileHeadingLevel,
} from '../../catalog/product-tile/index.ts';
import {ProductListDataAttributes} from './data-attributes.ts';
import {ENGLISH, type ProductListLabels} from './labels.ts';
import {checkProductHref, hrefOfProduct, type ProductHref} from '../../internal/product-href.ts';

/** Props of `ProductList`. All other props of `<ul>` reach the element. */
export interface ProductListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The products of `SearchResults`, in their order. */
  products: readonly ProductSummary[];
  /** Address of each product page: a pattern such as `/products/{slug}` or `/p/{id}`, or a function. A pattern's values are encoded. */
  productHref: ProductHref;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Shows placeholders of the same size instead of the products.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Number of placeholders.
   * @default the number of products, or 8 when there are none
   */
  placeholders?: number | undefined;
  /**
   * Number of pictures that are loaded at once, before others: those of the first row.
   * @default 4
   */
  priorityCount?: number | undefined;
  /**
   * Level of the headings with the products' names: one below that of the list.
   * @default 2
   */
  headingLevel?: TileHeadingLevel | undefined;
  /**
   * Renders a tile, for a router's link, your own image component or actions:
   * `(props) => <ProductTile {...props} render={<Link to={props.href} />} />`.
   * @default (props) => <ProductTile {...props} />
   */
  renderTile?: ((props: ProductTileProps) => ReactElement) | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<ProductListLabels> | undefined;
  /**
   * The words of the tiles, as `ProductTile` takes them.
   * @default {}
   */
  tileLabels?: Partial<ProductTileLabels> | undefined;
  /**
   * The words of the prices, as `Price` takes them.
   * @default {}
   */
  priceLabels?: Partial<PriceLabels> | undefined;
  /**
   * Names of units without a symbol, as `Price` takes them.
   * @default {}
   */
  unitNames?: Partial<Record<MeasureUnit, string>> | undefined;
}

const PLACEHOLDERS = 8;

/** The products of a page of results as a grid of tiles. Renders nothing without products. */
export function ProductList({
  products,
  productHref,
  locale,
  loading = false,
  placeholders,
  priorityCount = 4,
  headingLevel = 2,
  renderTile = (props) => <ProductTile {...props} />,
  labels,
  tileLabels,
  priceLabels,
  unitNames,
  className,
  ...rest
}: ProductListProps) {
  if (process.env.NODE_ENV !== 'production') checkProductHref('ProductList', productHref);
  if (!loading && products.length === 0) return null;
  return (
    <ul
      aria-label={{...ENGLISH, ...labels}.label}
      {...rest}
      {...(loading && {'aria-busy': true, [ProductListDataAttributes.loading]: ''})}
      className={clsx('grid grid-cols-cards gap-grid', className)}
    >
      {loading
        ? Array.from({length: placeholders ?? (products.length || PLACEHOLDERS)}, (_, index) => (
            <li key={index}>
              <ProductTileSkeleton />
            </li>
          ))
        : products.map((product, index) => (
            <li
              key={product.id}
              {...{
                [ProductListDataAttributes.productId]: product.id,
                [ProductListDataAttributes.position]: index + 1,
              }}
            >
              {renderTile({
                product,
                href: hrefOfProduct(productHref, product),
                locale,
                headingLevel,
                priority: index < priorityCount,
                labels: tileLabels,
                priceLabels,
                unitNames,
              })}
            </li>
          ))}
    </ul>
  );
}
