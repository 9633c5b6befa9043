import type {LocaleCode} from '@storefront-toolkit/types/config';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';
import clsx from 'clsx';
import {type ComponentProps, useId} from 'react';
import {checkGuide} from './check-guide.ts';
import {SizeGuideDataAttributes} from './data-attributes.ts';
import {ENGLISH, type SizeGuideTableLabels} from './labels.ts';
import {InEachUnit, Measure} from './Measure.tsx';
import type {SizeGuide, SizeRow, SizeUnit} from './size-guide.ts';

/** The options of a size guide, on a page or in a dialog. */
export interface SizeGuideOptions {
  /** The sizes and their measures, in centimeters. */
  guide: SizeGuide;
  /** Language and region in which numbers are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /** Id of the size whose row is marked. */
  selectedSizeId?: string | undefined;
  /**
   * The unit that is shown at first.
   * @default 'cm'
   */
  defaultUnit?: SizeUnit | undefined;
  /** Called when a shopper chooses another unit, to remember it for example. */
  onUnitChange?: ((unit: SizeUnit) => void) | undefined;
  /**
   * Level of the heading above the instructions.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Props of `SizeGuideTable`. All other props of `<div>` reach the element. */
export interface SizeGuideTableProps
  extends Omit<ComponentProps<'div'>, 'children'>, SizeGuideOptions {
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<SizeGuideTableLabels> | undefined;
}

/** A table of sizes in centimeters or inches, and how to measure them. Works without scripts. */
export function SizeGuideTable({
  guide,
  locale,
  selectedSizeId,
  defaultUnit = 'cm',
  onUnitChange,
  headingLevel = 3,
  labels,
  className,
  ...rest
}: SizeGuideTableProps) {
  const words = {...ENGLISH, ...labels};
  const captionId = useId();
  if (process.env.NODE_ENV !== 'production') checkGuide(guide, selectedSizeId);
  const {caption, measurements, sizes} = guide;
  const instructions = measurements.filter(({howTo}) => howTo);
  const Heading = `h${headingLevel}` as const;

  function row({id, label, measures}: SizeRow) {
    const isSelected = id === selectedSizeId;
    return (
      <tr
        key={id}
        aria-current={isSelected || undefined}
        {...(isSelected && {[SizeGuideDataAttributes.selected]: ''})}
        className={clsx('border-t border-line', isSelected && 'bg-brand-soft font-semibold')}
      >
        <th scope="row" className="p-2 text-start font-semibold">
          {isSelected ? `${label} ` : label}
          {isSelected && <span className="text-sm font-regular">{`(${words.selected})`}</span>}
        </th>
        {measurements.map((one) => (
          <td key={one.id} className="p-2 whitespace-nowrap tabular-nums">
            <Measure measure={measures[one.id]} locale={locale} missing={words.missing} />
          </td>
        ))}
      </tr>
    );
  }

  return (
    <div {...rest} className={clsx('group/units grid gap-5 text-base text-ink', className)}>
      <RadioGroup
        label={words.unit}
        orientation="horizontal"
        defaultValue={defaultUnit}
        onValueChange={onUnitChange as ((unit: string) => void) | undefined}
      >
        <RadioGroupItem value="cm">{words.centimeters}</RadioGroupItem>
        <RadioGroupItem value="in">{words.inches}</RadioGroupItem>
      </RadioGroup>
      <div
        role="region"
        aria-labelledby={captionId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus, keys could not scroll a wide table
        tabIndex={0}
        className="overflow-x-auto rounded-sm focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
      >
        <table className="w-full border-collapse text-sm">
          <caption id={captionId} className="pb-2 text-start text-base font-semibold">
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="p-2 text-start">
                {words.size}
              </th>
              {measurements.map(({id, label}) => (
                <th key={id} scope="col" className="p-2 text-start whitespace-nowrap">
                  {`${label} `}
                  <span className="font-regular text-ink-muted">
                    <InEachUnit contentOf={(unit) => words[unit]} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{sizes.map(row)}</tbody>
        </table>
      </div>
      {instructions.length > 0 && (
        <section className="grid gap-2">
          <Heading className="text-lg font-semibold">{words.howToMeasure}</Heading>
          <ul className="grid gap-1.5">
            {instructions.map(({id, label, howTo}) => (
              <li key={id}>
                <b>{label}</b>: {howTo}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
