import type {PluralText} from '../../internal/plural-text.ts';

/** The words of a `StarRating`, in the language of the page. Texts with a number come in the plural forms of their language. */
export interface StarRatingLabels {
  /**
   * The rating as a sentence for screen readers, by the number of ratings: `{average}` and `{count}` are replaced.
   * @default {one: '{average} out of 5, {count} rating', other: '{average} out of 5, {count} ratings'}
   */
  text: PluralText;
  /**
   * The sentence when the number of ratings isn't shown: `{average}` is replaced.
   * @default '{average} out of 5'
   */
  textWithoutCount: string;
  /**
   * The number of ratings, next to the stars: `{count}` is replaced.
   * @default {one: '{count} rating', other: '{count} ratings'}
   */
  count: PluralText;
  /**
   * The text of a product that nobody has rated. An empty text shows nothing, not even the stars.
   * @default 'No ratings yet'
   */
  unrated: string;
}

export const ENGLISH: StarRatingLabels = {
  text: {
    one: '{average} out of 5, {count} rating',
    other: '{average} out of 5, {count} ratings',
  },
  textWithoutCount: '{average} out of 5',
  count: {one: '{count} rating', other: '{count} ratings'},
  unrated: 'No ratings yet',
};

/** The words of a `RatingField`, in the language of the page. */
export interface RatingFieldLabels {
  /**
   * Name of each star, by its number: `{count}` is replaced.
   * @default {one: '{count} star', other: '{count} stars'}
   */
  star: PluralText;
  /**
   * The error of a required field without a choice.
   * @default 'Choose a number of stars.'
   */
  missing: string;
}

export const ENGLISH_FIELD: RatingFieldLabels = {
  star: {one: '{count} star', other: '{count} stars'},
  missing: 'Choose a number of stars.',
};
