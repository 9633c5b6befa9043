import type {PluralText} from '../../internal/plural-text.ts';

/** The words of a `ReviewsSummary`, in the language of the page. Texts with a number come in the plural forms of their language. */
export interface ReviewsSummaryLabels {
  /**
   * Name of the list of rows.
   * @default 'Ratings by number of stars'
   */
  distribution: string;
  /**
   * The start of a row, by its number of stars: `{count}` is replaced.
   * @default {one: '{count} star', other: '{count} stars'}
   */
  stars: PluralText;
  /**
   * A row as a sentence for screen readers, by its number of ratings: `{stars}` is replaced by the text above, `{count}` and `{share}` by numbers.
   * @default {one: '{stars}: {count} rating, {share}', other: '{stars}: {count} ratings, {share}'}
   */
  row: PluralText;
}

export const ENGLISH_SUMMARY: ReviewsSummaryLabels = {
  distribution: 'Ratings by number of stars',
  stars: {one: '{count} star', other: '{count} stars'},
  row: {
    one: '{stars}: {count} rating, {share}',
    other: '{stars}: {count} ratings, {share}',
  },
};

/** The words of a `ReviewsList`, in the language of the page. */
export interface ReviewsListLabels {
  /**
   * The text in place of a list without reviews.
   * @default 'No reviews yet.'
   */
  empty: string;
  /**
   * Heading of a review without one: `{date}` is replaced.
   * @default 'Review of {date}'
   */
  untitled: string;
  /**
   * The mark of a shopper who bought the product.
   * @default 'Verified purchase'
   */
  verified: string;
  /**
   * The words before the store's answer.
   * @default 'Answer from the store'
   */
  reply: string;
}

export const ENGLISH_LIST: ReviewsListLabels = {
  empty: 'No reviews yet.',
  untitled: 'Review of {date}',
  verified: 'Verified purchase',
  reply: 'Answer from the store',
};

/** The words of a `ReviewsForm`, in the language of the page. */
export interface ReviewsFormLabels {
  /**
   * Name of the field for the stars.
   * @default 'Your rating'
   */
  rating: string;
  /**
   * Name of each star, by its number: `{count}` is replaced.
   * @default {one: '{count} star', other: '{count} stars'}
   */
  star: PluralText;
  /**
   * The error of a form without stars.
   * @default 'Choose a number of stars.'
   */
  ratingMissing: string;
  /**
   * Name of the field for the headline.
   * @default 'Headline'
   */
  title: string;
  /**
   * Name of the field for the text.
   * @default 'Your review'
   */
  text: string;
  /**
   * The error of a form without a text.
   * @default 'Write a few words about the product.'
   */
  textMissing: string;
  /**
   * Name of the field for the shopper's name.
   * @default 'Your name'
   */
  author: string;
  /**
   * The help of that field.
   * @default 'Shown with your review. Leave it empty to stay anonymous.'
   */
  authorHint: string;
  /**
   * Text of the button.
   * @default 'Send review'
   */
  submit: string;
  /**
   * The error when the function rejects.
   * @default 'We could not send your review. Try again.'
   */
  failed: string;
  /**
   * The heading of the text after a review was sent.
   * @default 'Thank you for your review'
   */
  sentTitle: string;
  /**
   * The text after a review was sent. Say when it appears in your store.
   * @default 'It appears on this page after we have read it.'
   */
  sentText: string;
  /**
   * The name of an error's icon.
   * @default 'Error'
   */
  errorIcon: string;
  /**
   * The name of the icon after a review was sent.
   * @default 'Success'
   */
  successIcon: string;
}

export const ENGLISH_FORM: ReviewsFormLabels = {
  rating: 'Your rating',
  star: {one: '{count} star', other: '{count} stars'},
  ratingMissing: 'Choose a number of stars.',
  title: 'Headline',
  text: 'Your review',
  textMissing: 'Write a few words about the product.',
  author: 'Your name',
  authorHint: 'Shown with your review. Leave it empty to stay anonymous.',
  submit: 'Send review',
  failed: 'We could not send your review. Try again.',
  sentTitle: 'Thank you for your review',
  sentText: 'It appears on this page after we have read it.',
  errorIcon: 'Error',
  successIcon: 'Success',
};
