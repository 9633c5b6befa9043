export type {PluralText} from '../../internal/plural-text.ts';
export {LoadMoreDataAttributes, PaginationDataAttributes} from './data-attributes.ts';
export type {LoadMoreLabels, PaginationLabels} from './labels.ts';
export {LoadMore, type LoadMoreProps} from './LoadMore.tsx';
export type {PageHref} from './page-href.ts';
export type {RenderLink} from './PageLink.tsx';
export {Pagination, type PaginationProps} from './Pagination.tsx';
