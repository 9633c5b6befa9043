/** The properties of fields and options that hold what was served, and their present values. */
type State = Partial<HTMLInputElement & HTMLOptionElement>;

/**
 * Whether something happened to an example that it has to be told once it is alive: it was used, the pointer is over it,
 * or the browser filled in a field. Each example is asked, so it is short: see `fields.ts` for the exact states.
 */
export const isUsed = (stage: Element) =>
  stage.matches(':hover') ||
  self.touches?.some(([{target}]) => stage.contains(target as Node)) ||
  [...stage.querySelectorAll<Element & State>('input,option,textarea')].some(
    ({checked, defaultChecked, index, selected, defaultSelected, value, defaultValue = value}) =>
      checked !== defaultChecked ||
      // The browser chooses the first option by itself, and gives a checkbox without a value the value `on`.
      (index && selected !== defaultSelected) ||
      (value !== defaultValue && value !== 'on'),
  );
