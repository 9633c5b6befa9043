/** Attributes that `QuizRoot` puts on its `<form>`, for use in selectors. */
export const QuizDataAttributes = {
  /** Name of the step that is shown. Absent with the result. */
  step: 'data-step',
  /** Present, with an empty value, while the result is shown. */
  done: 'data-done',
} as const;
