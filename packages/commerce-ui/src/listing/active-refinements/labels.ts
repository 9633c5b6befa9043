/** The words of `ActiveRefinements`, in the language of the page. */
export interface ActiveRefinementsLabels {
  /**
   * Name of the list.
   * @default 'Active filters'
   */
  list: string;
  /**
   * The text of a selection: `{label}` is replaced by the refinement's name, `{value}` by the value's.
   * @default '{label}: {value}'
   */
  item: string;
  /**
   * Name of a link: `{item}` is replaced by the text of its selection. Keep that in it, for people who speak the text they see.
   * @default 'Remove {item}'
   */
  remove: string;
  /**
   * A range without an end: `{min}` is replaced.
   * @default 'from {min}'
   */
  from: string;
  /**
   * A range without a start: `{max}` is replaced.
   * @default 'up to {max}'
   */
  upTo: string;
  /**
   * A range with both ends: `{min}` and `{max}` are replaced.
   * @default '{min} – {max}'
   */
  between: string;
  /**
   * The link that removes all selections.
   * @default 'Clear all'
   */
  clear: string;
  /**
   * Announced after the last one is removed, to those who were on its link.
   * @default 'No active filters'
   */
  none: string;
}

export const ENGLISH: ActiveRefinementsLabels = {
  list: 'Active filters',
  item: '{label}: {value}',
  remove: 'Remove {item}',
  from: 'from {min}',
  upTo: 'up to {max}',
  between: '{min} – {max}',
  clear: 'Clear all',
  none: 'No active filters',
};
