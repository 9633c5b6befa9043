import type {Attribute, MeasureUnit} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {ReactNode} from 'react';
import {formatMeasure} from '../internal/format-measure.ts';

interface Wording {
  locale: LocaleCode;
  yes: string;
  no: string;
  unitNames?: Partial<Record<MeasureUnit, string>> | undefined;
}

/** The content for an attribute: one value, or several of a list. None, when there is nothing to show. */
export function valuesOf(attribute: Attribute, wording: Wording): ReactNode[] {
  switch (attribute.type) {
    case 'text':
      return attribute.value.trim() === '' ? [] : [attribute.value];
    case 'number':
      return Number.isFinite(attribute.value) ? [numberText(attribute, wording)] : [];
    case 'boolean':
      return [attribute.value ? wording.yes : wording.no];
    case 'list':
      return attribute.values.filter((value) => value.trim() !== '');
  }
}

function numberText(
  {value, unit}: {value: number; unit?: MeasureUnit | undefined},
  {locale, unitNames}: Wording,
): ReactNode {
  if (!unit) return new Intl.NumberFormat(locale).format(value);
  const {shown, spoken} = formatMeasure(value, unit, locale, unitNames);
  if (shown === spoken) return shown;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
