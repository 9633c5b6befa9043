import {type Field, readEach, readOrReport} from '@storefront-toolkit/integration-core';
import type {
  ColorValue,
  Font,
  FontWeight,
  ThemeData,
  Typography,
} from '@storefront-toolkit/types/cms';
import type {CmsEntry, ReadContext} from './entry.ts';
import {flag, number, optional, type Readers, withDefault} from './fields.ts';
import {objectIn, readAll} from './read.ts';

const isColor = (value: unknown): value is ColorValue =>
  typeof value === 'string' && /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value);

const colors = withDefault(
  optional('json', (field, {report}) =>
    Object.fromEntries(
      field.entries().flatMap(([key, color]) => {
        const read = () =>
          isColor(color.value) ? color.value : color.fail('a color such as #0b5d51');
        const value = readOrReport('color', report, read);
        return value ? [[key, value] as const] : [];
      }),
    ),
  ),
  {},
);

const weight = (field: Field): FontWeight => {
  const value = field.integer();
  return value % 100 === 0 && value >= 100 && value <= 900
    ? (value as FontWeight)
    : field.fail('a weight from 100 to 900 in steps of 100');
};

const readFont = (field: Field, {report}: ReadContext): Font => ({
  family: field.at('family').filledText(),
  fallbacks: readEach(field.at('fallbacks').list(), 'font', report, (item) => item.text()),
  files: readEach(field.at('files').list(), 'font file', report, (file) => ({
    url: file.at('url').text(),
    lightest: weight(file.at('lightest')),
    boldest: weight(file.at('boldest')),
    italic: file.at('italic').boolean(),
  })),
});

function readTypography(field: Field, {report}: ReadContext): Typography {
  const part = <Value>(key: string, read: (held: Field) => Value) =>
    readOrReport('typography', report, () => {
      const held = objectIn(field).at(key).given();
      const value = held && read(held);
      return value === undefined ? {} : {[key]: value};
    });
  const family = (held: Field) => held.optionalText();
  return {
    ...part('bodyFamily', family),
    ...part('headingFamily', family),
    ...part('bodyWeight', weight),
    ...part('headingWeight', weight),
    ...part('headingSizes', (sizes) =>
      Object.fromEntries(sizes.entries().map(([key, size]) => [key, size.number()])),
    ),
  };
}

/** Fields of the content type `Theme`. Of its entries, the one is in force whose field `active` is set. */
type ThemeFields = Omit<ThemeData, 'id'> & {readonly active: boolean};

/** Content type `Theme`. */
export const themeModel: Readers<ThemeFields> = {
  active: withDefault(flag(), false),
  fonts: withDefault(
    optional('json', (field, context) =>
      readEach(field.list(), 'font', context.report, (font) => readFont(font, context)),
    ),
    [],
  ),
  light: colors,
  dark: colors,
  typography: withDefault(optional('json', readTypography), {}),
  spacingUnit: number(0.05, 2),
  cornerRadius: number(0, 4),
};

/** Reads an entry of the content type `Theme`. */
export function readTheme(entry: CmsEntry, context: ReadContext): ThemeData {
  const {active: _searched, ...theme} = readAll(themeModel, entry, context);
  return {id: entry.id, ...theme};
}
