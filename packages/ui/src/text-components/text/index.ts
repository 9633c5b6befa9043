export {TextDataAttributes} from './data-attributes.ts';
export {Text, type TextProps} from './Text.tsx';
export type {TextSize, TextWeight} from './variants.ts';
