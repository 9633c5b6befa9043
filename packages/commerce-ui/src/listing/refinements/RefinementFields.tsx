import type {MeasureUnit} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {Refinement} from '@storefront-toolkit/types/search';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import {nameOf} from '../../internal/listing-params/names.ts';
import {ChoiceText} from './ChoiceText.tsx';
import type {RefinementsLabels} from './labels.ts';
import {RangeRefinementFields} from './RangeRefinementFields.tsx';
import {refinementAttributes} from './refinement-attributes.ts';
import {ValuesFields} from './ValuesFields.tsx';

interface RefinementFieldsProps {
  refinement: Refinement;
  /** Number of values that are in sight. */
  shown: number;
  locale: LocaleCode;
  words: RefinementsLabels;
  unitNames: Partial<Record<MeasureUnit, string>> | undefined;
  delivery: ImageDelivery | undefined;
}

/** The controls of one refinement, by its type. */
export function RefinementFields({refinement, unitNames, ...rest}: RefinementFieldsProps) {
  const {shown, locale, words, delivery} = rest;
  switch (refinement.type) {
    case 'list':
    case 'swatch':
      return <ValuesFields {...{refinement, shown, locale, words, delivery}} />;
    case 'boolean': {
      const {key, label, count, selected} = refinement;
      return (
        <div {...refinementAttributes(refinement)}>
          <Checkbox
            name={nameOf.boolean(key)}
            value="1"
            defaultChecked={selected}
            disabled={count === 0 && !selected}
          >
            <ChoiceText count={count} locale={locale}>
              {label}
            </ChoiceText>
          </Checkbox>
        </div>
      );
    }
    case 'range':
    case 'price':
      return <RangeRefinementFields {...{refinement, locale, words, unitNames}} />;
  }
}
