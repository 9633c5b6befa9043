export type {PluralText} from '../../internal/plural-text.ts';
export type {StarRatingLabels} from '../rating/labels.ts';
export {
  ReviewsFormDataAttributes,
  ReviewsListDataAttributes,
  ReviewsSummaryDataAttributes,
} from './data-attributes.ts';
export type {ReviewsFormLabels, ReviewsListLabels, ReviewsSummaryLabels} from './labels.ts';
export type {ReviewAction, ReviewErrors, ReviewValues} from './review-form-types.ts';
export {ReviewsForm, type ReviewsFormProps} from './ReviewsForm.tsx';
export {ReviewsList, type ReviewsListProps} from './ReviewsList.tsx';
export {ReviewsSummary, type ReviewsSummaryProps} from './ReviewsSummary.tsx';
export type {StarsHref} from './SummaryRow.tsx';
