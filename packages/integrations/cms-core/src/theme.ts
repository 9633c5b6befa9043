import type {Field} from '@storefront-toolkit/integration-core';
import type {
  ColorValue,
  Font,
  FontWeight,
  ThemeData,
  Typography,
} from '@storefront-toolkit/types/cms';
import type {CmsEntry, ReadContext} from './entry.ts';
import {number, optional, type Readers, withDefault} from './fields.ts';
import {readAll} from './read.ts';

const isColor = (value: unknown): value is ColorValue =>
  typeof value === 'string' && /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value);

const colors = withDefault(
  optional('json', (field) =>
    Object.fromEntries(
      field
        .entries()
        .map(([key, color]) => [
          key,
          isColor(color.value) ? color.value : color.fail('a color such as #0b5d51'),
        ]),
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

const readFont = (field: Field): Font => ({
  family: field.at('family').text(),
  fallbacks: field
    .at('fallbacks')
    .list()
    .map((item) => item.text()),
  files: field
    .at('files')
    .list()
    .map((file) => ({
      url: file.at('url').text(),
      lightest: weight(file.at('lightest')),
      boldest: weight(file.at('boldest')),
      italic: file.at('italic').boolean(),
    })),
});

function readTypography(field: Field): Typography {
  const [bodyFamily, headingFamily] = (['bodyFamily', 'headingFamily'] as const).map((key) =>
    field.at(key).optionalText(),
  );
  const [body, heading] = (['bodyWeight', 'headingWeight'] as const).map((key) =>
    field.at(key).given(),
  );
  const sizes = field.at('headingSizes').given();
  return {
    ...(bodyFamily && {bodyFamily}),
    ...(headingFamily && {headingFamily}),
    ...(body && {bodyWeight: weight(body)}),
    ...(heading && {headingWeight: weight(heading)}),
    ...(sizes && {
      headingSizes: Object.fromEntries(sizes.entries().map(([key, size]) => [key, size.number()])),
    }),
  };
}

/** Content type `Theme`. Of its entries, the one is in force whose field `active` is set. */
export const themeModel: Readers<Omit<ThemeData, 'id'>> = {
  fonts: withDefault(
    optional('json', (field) => field.list().map(readFont)),
    [],
  ),
  light: colors,
  dark: colors,
  typography: withDefault(optional('json', readTypography), {}),
  spacingUnit: number(0.05, 2),
  cornerRadius: number(0, 4),
};

/** Reads an entry of the content type `Theme`. */
export const readTheme = (entry: CmsEntry, context: ReadContext): ThemeData => ({
  id: entry.id,
  ...readAll(themeModel, entry, context),
});
