'use client';

import type {LocaleCode} from '@storefront-toolkit/types/config';
import {FieldGroup, type FieldGroupProps} from '@storefront-toolkit/ui/forms/label';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {knownLocale} from '../../internal/known-locale.ts';
import {fillNumbers, pluralForm} from '../../internal/plural-text.ts';
import {ENGLISH_FIELD, type RatingFieldLabels} from './labels.ts';
import {StarChoice} from './StarChoice.tsx';

/** Props of `RatingField`. All other props of `<fieldset>` reach the element. */
export interface RatingFieldProps extends Omit<
  FieldGroupProps,
  'children' | 'required' | 'requiredText' | 'name' | 'defaultValue' | 'role'
> {
  /** Name under which a form sends the number of stars. Unique among the fields of its form. */
  name: string;
  /** Language and region in which the names of the stars are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /** The chosen number of stars, from 1 to 5, when your state holds it. 0 chooses none. */
  value?: number | undefined;
  /**
   * The number of stars that is chosen at first, when the browser holds it.
   * @default none
   */
  defaultValue?: number | undefined;
  /** Called with the number of stars that has been chosen. */
  onValueChange?: ((value: number) => void) | undefined;
  /**
   * Whether a star has to be chosen before the form can be submitted.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<RatingFieldLabels> | undefined;
}

const STARS = [1, 2, 3, 4, 5];

/** A choice of one to five stars for a form, as a group of native radio buttons. */
export function RatingField({
  name,
  locale,
  value,
  defaultValue,
  onValueChange,
  required = false,
  labels,
  messages,
  ...rest
}: RatingFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkValue('value', value);
    checkValue('defaultValue', defaultValue);
  }
  const words = {...ENGLISH_FIELD, ...labels};
  const known = knownLocale('RatingField', locale);
  const checkedProps = (star: number) =>
    value === undefined ? {defaultChecked: defaultValue === star} : {checked: value === star};
  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      required={required}
      aria-required={required}
      messages={{valueMissing: words.missing, ...messages}}
    >
      {/* A star's square is wider than the star, so the row starts before the text above it. */}
      <div className="-ms-2 flex flex-wrap">
        {STARS.map((star) => (
          <StarChoice
            key={star}
            {...checkedProps(star)}
            // Chromium calls all of a required group invalid while none is chosen. Its error is the group's.
            {...(required && {'aria-invalid': false})}
            name={name}
            value={star}
            required={required}
            onChange={() => onValueChange?.(star)}
          >
            {fillNumbers(pluralForm(words.star, star, known), {count: star}, known)}
          </StarChoice>
        ))}
      </div>
    </FieldGroup>
  );
}

function checkValue(prop: string, value: number | undefined) {
  if (value === undefined || value === 0 || STARS.includes(value)) return;
  reportMisuse(
    'RatingField',
    `got the ${prop} ${value}, so no star is chosen. Pass a whole number from 1 to 5, or 0 for none.`,
  );
}
