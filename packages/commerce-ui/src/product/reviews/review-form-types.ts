/** The way to the store that takes a review. */
export type ReviewAction =
  /** The URL of a route that takes a POST. */
  | string
  /** A function that takes the form, such as a server function, and returns the errors, if there are any. One that throws or rejects has failed. */
  | ((form: FormData) => ReviewErrors | undefined | Promise<ReviewErrors | undefined>)
  /** The same, if it finds no errors. */
  | ((form: FormData) => Promise<void>)
  /** The same, if it answers at once. */
  | ((form: FormData) => void);

/** The errors of a review, as the server found them: what is wrong, and how to fix it. */
export interface ReviewErrors {
  /** An error of the stars. */
  readonly rating?: string | undefined;
  /** An error of the headline. */
  readonly title?: string | undefined;
  /** An error of the text. */
  readonly text?: string | undefined;
  /** An error of the shopper's name. */
  readonly author?: string | undefined;
  /** An error that concerns none of the fields, such as too many reviews in a day. */
  readonly form?: string | undefined;
}

/** The contents of the form's fields. */
export interface ReviewValues {
  /** The number of stars, from 1 to 5. */
  readonly rating?: number | undefined;
  /** The headline. */
  readonly title?: string | undefined;
  /** The text. */
  readonly text?: string | undefined;
  /** The shopper's name. */
  readonly author?: string | undefined;
}
