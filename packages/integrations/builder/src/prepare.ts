/** Type of a value that leads to another entry. */
export const REFERENCE = '@builder.io/core:Reference';
const LOCALIZED = '@builder.io/core:LocalizedValue';

/** Marks the part of a page that was made in the visual editor. */
export const VISUAL = 'visual';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The value in a locale. A field without a translation has its default. */
function localize(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, locale));
  if (!isObject(value)) return value;
  if (value['@type'] === LOCALIZED) return localize(value[locale] ?? value.Default, locale);
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, localize(held, locale)]),
  );
}

/**
 * Makes the visual editor's content the last block of a page, after the blocks that are entries.
 *
 * @param content - An entry, as the API sends it.
 * @param model - Name of its model.
 */
function withVisualBlock(content: Json, model: string): Json {
  const {data} = content;
  if (!isObject(data) || !Array.isArray(data.blocks) || data.blocks.length === 0) return content;
  const {content: list, ...rest} = data;
  const id = `${String(content.id)}-visual`;
  const visual = {...content, id, model, data: rest, [VISUAL]: true};
  const blocks: readonly unknown[] = Array.isArray(list) ? list : [];
  return {...content, data: {...data, content: [...blocks, {entry: visual}]}};
}

/**
 * Writes an entry as a reference has it: with the name of its model, which the API leaves out, and in one locale.
 *
 * @param content - An entry, as the API sends it. Anything that isn't an object stays as it is.
 * @param model - Name of the model that was asked for.
 * @param locale - Locale that was asked for.
 */
export function prepare(content: unknown, model: string, locale: string): unknown {
  const localized = localize(content, locale);
  if (!isObject(localized) || Array.isArray(localized)) return localized;
  const named = {...localized, model};
  return model === 'page' ? withVisualBlock(named, model) : named;
}
