export type {PluralText} from '../../internal/plural-text.ts';
export type {TileHeadingLevel} from '../../internal/Tile.tsx';
export {CartSummary, type CartSummaryProps} from './CartSummary.tsx';
export {CartSummaryDataAttributes} from './data-attributes.ts';
export type {CartSummaryLabels} from './labels.ts';
