/** The words of a `SortBy`, in the language of the page. */
export interface SortByLabels {
  /**
   * Label of the select.
   * @default 'Sort by'
   */
  label: string;
  /**
   * The button that sends the form.
   * @default 'Sort'
   */
  submit: string;
}

export const ENGLISH: SortByLabels = {label: 'Sort by', submit: 'Sort'};
