import type {CartLinesLabels} from '@storefront-toolkit/commerce-ui/cart/cart-lines';
import type {CartSummaryLabels} from '@storefront-toolkit/commerce-ui/cart/cart-summary';
import type {FreeShippingProgressLabels} from '@storefront-toolkit/commerce-ui/cart/free-shipping';
import type {GiftCardsLabels} from '@storefront-toolkit/commerce-ui/cart/gift-cards';
import type {PromoCodesLabels} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
import type {ProductDetailLabels} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import type {ProductTileLabels} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import type {ActiveRefinementsLabels} from '@storefront-toolkit/commerce-ui/listing/active-refinements';
import type {PaginationLabels} from '@storefront-toolkit/commerce-ui/listing/pagination';
import type {
  NoResultsLabels,
  ProductListLabels,
  ResultCountLabels,
} from '@storefront-toolkit/commerce-ui/listing/product-list';
import type {RefinementsLabels} from '@storefront-toolkit/commerce-ui/listing/refinements';
import type {SortByLabels} from '@storefront-toolkit/commerce-ui/listing/sort';
import type {SearchBoxLabels} from '@storefront-toolkit/commerce-ui/search/search-box';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {PriceLabels} from '@storefront-toolkit/ui/price';
import type {TotalsLabels} from '@storefront-toolkit/ui/totals';
import {de} from './de.ts';
import {en} from './en.ts';

/** The words of the toolkit's components. In English, each component has them already. */
export interface ComponentLabels {
  activeRefinements: ActiveRefinementsLabels;
  cartLines: CartLinesLabels;
  cartSummary: CartSummaryLabels;
  freeShipping: FreeShippingProgressLabels;
  giftCards: GiftCardsLabels;
  noResults: NoResultsLabels;
  pagination: PaginationLabels;
  price: PriceLabels;
  productDetail: ProductDetailLabels;
  productList: ProductListLabels;
  productTile: ProductTileLabels;
  promoCodes: PromoCodesLabels;
  refinements: RefinementsLabels;
  resultCount: ResultCountLabels;
  searchBox: SearchBoxLabels;
  sortBy: SortByLabels;
  totals: TotalsLabels;
}

/** The shop's own words. `{…}` stands for a value. */
export interface ShopLabels {
  addedToCart: string;
  backToShop: string;
  breadcrumb: string;
  cart: string;
  cartCount: string;
  cartDescription: string;
  checkout: string;
  checkoutText: string;
  close: string;
  details: string;
  filter: string;
  filterCount: string;
  footer: string;
  home: string;
  market: string;
  menu: string;
  navigation: string;
  noScriptChoose: string;
  notFound: string;
  notFoundText: string;
  price: string;
  problem: string;
  problemText: string;
  retry: string;
  search: string;
  searchDescription: string;
  searchFor: string;
  skip: string;
  toCart: string;
  yes: string;
  no: string;
}

/** Names of orders and states, for search vendors that have none themselves. */
export type SortNames = Readonly<
  Record<
    | 'best-reviewed'
    | 'best-selling'
    | 'featured'
    | 'featured-only'
    | 'free-shipping'
    | 'in-stock'
    | 'name'
    | 'name-asc'
    | 'name-desc'
    | 'newest'
    | 'price-asc'
    | 'price-desc'
    | 'relevance'
    | 'title',
    string
  >
>;

/** All words of one language. */
export interface Labels {
  readonly shop: ShopLabels;
  readonly sorts: SortNames;
  readonly components: Partial<ComponentLabels>;
}

/** The words of a market's language. */
export const labelsOf = (locale: LocaleCode): Labels => (locale.startsWith('de') ? de : en);
