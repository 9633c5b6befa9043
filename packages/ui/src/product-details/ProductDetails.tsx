import type {Attribute, MeasureUnit} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {ProductDetailsDataAttributes} from './data-attributes.ts';
import {valuesOf} from './values.tsx';

/** The layout of the names and values of product details. */
export type ProductDetailsLayout =
  /** Beside each other, where there is room for it. Below each other in less than 384 CSS pixels. */
  | 'columns'
  /** Each value below its name, in as many columns as fit. For short facts. */
  | 'stacked';

/** Props of `ProductDetails`. All other props of `<dl>` reach the element. */
export interface ProductDetailsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts, as the catalog sends them. Their order is kept. */
  attributes: readonly Attribute[];
  /** Language and region in which figures are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * The layout of names and values.
   * @default 'columns'
   */
  layout?: ProductDetailsLayout | undefined;
  /**
   * The text for a property that the product has.
   * @default 'Yes'
   */
  yesLabel?: string | undefined;
  /**
   * The text for a property that the product lacks.
   * @default 'No'
   */
  noLabel?: string | undefined;
  /**
   * Names of the units that have no symbol, for other languages: `{piece: 'each'}`.
   * @default {}
   */
  unitNames?: Partial<Record<MeasureUnit, string>> | undefined;
}

/** The facts about a product: material, weight, whether it is waterproof. Renders nothing when there are none. */
export function ProductDetails({
  attributes,
  locale,
  layout = 'columns',
  yesLabel = 'Yes',
  noLabel = 'No',
  unitNames,
  className,
  ...rest
}: ProductDetailsProps) {
  if (process.env.NODE_ENV !== 'production') reportDoubles(attributes);
  const rows = attributes
    .map((attribute) => ({
      attribute,
      values: valuesOf(attribute, {locale, yes: yesLabel, no: noLabel, unitNames}),
    }))
    .filter(({values}) => values.length > 0);
  if (rows.length === 0) return null;
  const columns = layout === 'columns';
  return (
    <dl
      {...rest}
      {...{[ProductDetailsDataAttributes.layout]: layout}}
      className={clsx(
        'text-base text-ink',
        columns
          ? '@container'
          : 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4',
        className,
      )}
    >
      {rows.map(({attribute: {key, label}, values}) => (
        <div
          key={key}
          {...{[ProductDetailsDataAttributes.attribute]: key}}
          className={clsx(columns && ROW)}
        >
          <dt className={columns ? 'row-span-full text-ink-muted' : 'text-sm text-ink-muted'}>
            {label}
          </dt>
          {values.map((value, index) => (
            <dd
              key={index}
              className={clsx('wrap-anywhere', columns && '@min-[24rem]:col-start-2')}
            >
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const ROW =
  'grid gap-x-6 border-b border-line py-2 last:border-b-0 @min-[24rem]:grid-cols-[minmax(8rem,1fr)_2fr]';

/** Reports attributes that share a key. */
function reportDoubles(attributes: readonly Attribute[]) {
  const keys = attributes.map(({key}) => key);
  const double = keys.find((key, index) => keys.indexOf(key) !== index);
  if (double === undefined) return;
  reportMisuse(
    'ProductDetails',
    `got two attributes with the key "${double}". A key names one fact, so one of the two would be lost in an ` +
      'update. Send several values as one attribute of the type "list".',
  );
}
