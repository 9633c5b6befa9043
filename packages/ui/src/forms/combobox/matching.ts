import type {ComboboxItem} from './Combobox.tsx';

/** The typed text, and the language by whose rules it is compared. */
export interface Query {
  text: string;
  language: string;
}

/** The language of the part of the page that an element is in. Empty if the page doesn't say. */
export const languageOf = (element: Element) =>
  element.closest<HTMLElement>('[lang]')?.lang.trim() ?? '';

/** Whether two texts are equal for readers of a language: case and accents count only where they make another letter. */
function equalityOf(language: string) {
  // German searches find `ö` by `oe`, sorting takes it for an `o`: each is right.
  const collators = (['search', 'sort'] as const).map((usage) => {
    const options = {usage, sensitivity: 'base'} as const;
    try {
      return new Intl.Collator(language || undefined, options);
    } catch {
      // A `lang` that isn't a language tag, such as `en_US`.
      return new Intl.Collator(undefined, options);
    }
  });
  return (one: string, other: string) =>
    collators.some((collator) => collator.compare(one, other) === 0);
}

/** Whether a text has a part that equals another. The part may be one character longer or shorter: `ß` equals `ss`. */
function includes(text: string, part: string, equal: (one: string, other: string) => boolean) {
  const lengths = [part.length, part.length - 1, part.length + 1].filter((length) => length > 0);
  for (let start = 0; start < text.length; start++) {
    const fitting = lengths.filter((length) => start + length <= text.length);
    if (fitting.some((length) => equal(text.slice(start, start + length), part))) return true;
  }
  return false;
}

/** The items that contain the typed text, in their order. */
export function matchingItems(items: readonly ComboboxItem[], {text, language}: Query) {
  const part = text.trim().normalize();
  if (!part) return items;
  const equal = equalityOf(language);
  return items.filter(({value}) => includes(value.normalize(), part, equal));
}

/** The item that a text names, apart from case and accents. */
export function namedItem(items: readonly ComboboxItem[], {text, language}: Query) {
  const equal = equalityOf(language);
  const enabled = items.filter(({disabled}) => !disabled);
  return (
    enabled.find(({value}) => value === text) ??
    enabled.find(({value}) => equal(value, text.trim()))
  );
}

/** The attribute `pattern` of an input that takes only these values. Without one it takes none. */
export const patternOf = (values: readonly string[]) =>
  values.map((value) => value.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|') || '(?!)';
