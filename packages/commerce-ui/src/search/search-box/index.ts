export type {PluralText} from '../../internal/plural-text.ts';
export type {ProductHref} from '../../internal/product-href.ts';
export {SearchBoxDataAttributes} from './data-attributes.ts';
export type {SearchBoxLabels} from './labels.ts';
export {SearchBox, type SearchBoxProps} from './SearchBox.tsx';
export type {Suggest} from './use-suggestions.ts';
