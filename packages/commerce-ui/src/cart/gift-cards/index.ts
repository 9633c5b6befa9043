export type {CartAction} from '../../internal/cart-action.ts';
export {GiftCardsDataAttributes} from './data-attributes.ts';
export {GiftCards, type GiftCardsProps} from './GiftCards.tsx';
export type {GiftCardsLabels} from './labels.ts';
