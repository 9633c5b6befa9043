export {SortByDataAttributes} from './data-attributes.ts';
export type {SortByLabels} from './labels.ts';
export type {SortParams} from './parameters.ts';
export {SortBy, type SortByProps} from './SortBy.tsx';
