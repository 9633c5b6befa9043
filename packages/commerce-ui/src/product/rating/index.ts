export type {PluralText} from '../../internal/plural-text.ts';
export {RatingFieldDataAttributes, StarRatingDataAttributes} from './data-attributes.ts';
export type {RatingFieldLabels, StarRatingLabels} from './labels.ts';
export {RatingField, type RatingFieldProps} from './RatingField.tsx';
export {StarRating, type StarRatingProps} from './StarRating.tsx';
export type {StarSize} from './Stars.tsx';
