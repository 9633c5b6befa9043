export type {PluralText} from '../../internal/plural-text.ts';
export type {CountedResults} from './count.ts';
export {ProductListDataAttributes, ResultCountDataAttributes} from './data-attributes.ts';
export type {NoResultsLabels, ProductListLabels, ResultCountLabels} from './labels.ts';
export {NoResults, type NoResultsProps} from './NoResults.tsx';
export type {ProductHref} from '../../internal/product-href.ts';
export {ProductList, type ProductListProps} from './ProductList.tsx';
export {ResultCount, type ResultCountProps} from './ResultCount.tsx';
