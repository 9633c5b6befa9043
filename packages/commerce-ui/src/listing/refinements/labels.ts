/** The words of `Refinements`, in the language of the page. */
export interface RefinementsLabels {
  /**
   * Name of the form.
   * @default 'Filters'
   */
  form: string;
  /**
   * The button that applies what is selected.
   * @default 'Show results'
   */
  submit: string;
  /**
   * The choice that selects nothing, where only one value can be selected.
   * @default 'All'
   */
  all: string;
  /**
   * Opens the rest of a long list: `{count}` is replaced by the number of values in it.
   * @default 'Show {count} more'
   */
  showMore: string;
  /**
   * Closes the rest of a long list.
   * @default 'Show fewer'
   */
  showFewer: string;
  /**
   * The field for the start of a range. The group has the refinement's name.
   * @default 'From'
   */
  from: string;
  /**
   * The field for the end of a range.
   * @default 'To'
   */
  to: string;
  /**
   * Name of the slider's lower thumb: `{label}` is replaced by the refinement's name.
   * @default '{label}: lowest'
   */
  lowest: string;
  /**
   * Name of the slider's upper thumb: `{label}` is replaced.
   * @default '{label}: highest'
   */
  highest: string;
}

export const ENGLISH: RefinementsLabels = {
  form: 'Filters',
  submit: 'Show results',
  all: 'All',
  showMore: 'Show {count} more',
  showFewer: 'Show fewer',
  from: 'From',
  to: 'To',
  lowest: '{label}: lowest',
  highest: '{label}: highest',
};
