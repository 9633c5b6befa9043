/**
 * The last characters of a masked number: `X7K2` of `•••• X7K2`.
 *
 * @returns `undefined` for a label that isn't masked, such as `Store credit`.
 */
export const endingOf = (label: string): string | undefined =>
  /^[•●∙·*…][•●∙·*…\s-]*([^•●∙·*…\s-].*)$/u.exec(label.trim())?.[1];
