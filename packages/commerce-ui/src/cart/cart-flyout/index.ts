export type {PluralText} from '../../internal/plural-text.ts';
export {CartFlyout, type CartFlyoutProps} from './CartFlyout.tsx';
export {CartFlyoutDataAttributes} from './data-attributes.ts';
export type {CartFlyoutLabels} from './labels.ts';
