import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {ReactNode} from 'react';
import {SizeGuideDataAttributes} from './data-attributes.ts';
import {formatMeasure, isMeasure} from './format-measure.ts';
import type {SizeMeasure, SizeUnit} from './size-guide.ts';

const LOOKS: Record<SizeUnit, string> = {
  cm: 'group-has-[[value=in]:checked]/units:hidden',
  in: 'hidden group-has-[[value=in]:checked]/units:inline',
};

/** A content in each unit. The checked radio button shows one of them, without a script. */
export function InEachUnit({contentOf}: {contentOf: (unit: SizeUnit) => ReactNode}) {
  return (['cm', 'in'] as const).map((unit) => (
    <span key={unit} {...{[SizeGuideDataAttributes.unit]: unit}} className={LOOKS[unit]}>
      {contentOf(unit)}
    </span>
  ));
}

interface MeasureProps {
  measure: SizeMeasure | undefined;
  locale: LocaleCode;
  /** Text in place of a measure that there isn't. */
  missing: string;
}

/** The content of a cell. */
export function Measure({measure, locale, missing}: MeasureProps) {
  if (isMeasure(measure)) {
    return <InEachUnit contentOf={(unit) => formatMeasure(measure, unit, locale)} />;
  }
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{missing}</span>
    </>
  );
}
