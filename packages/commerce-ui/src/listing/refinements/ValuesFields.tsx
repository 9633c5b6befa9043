import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {
  ListRefinement,
  RefinementValue,
  SwatchRefinement,
  SwatchRefinementValue,
} from '@storefront-toolkit/types/search';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import {nameOf} from '../../internal/listing-params/names.ts';
import {SwatchSample} from '../../internal/SwatchSample.tsx';
import {ChoiceText} from './ChoiceText.tsx';
import type {RefinementsLabels} from './labels.ts';
import {MoreValues} from './MoreValues.tsx';
import {refinementAttributes} from './refinement-attributes.ts';

interface ValuesFieldsProps {
  refinement: ListRefinement | SwatchRefinement;
  /** Number of values that are in sight. */
  shown: number;
  locale: LocaleCode;
  words: RefinementsLabels;
  delivery: ImageDelivery | undefined;
}

type Value = RefinementValue | SwatchRefinementValue;

/** The values of a list or of swatches: checkboxes, or radio buttons when only one can be selected. */
export function ValuesFields({refinement, shown, locale, words, delivery}: ValuesFieldsProps) {
  const {key, label, operator, values} = refinement;
  const name = nameOf.values(key);
  const attributes = {...refinementAttributes(refinement), label};
  const isOne = operator === 'one';

  const choice = (value: Value) => {
    const {value: id, label: text, count, selected} = value;
    // A value that would leave nothing stays in sight, and one that is selected can be taken back.
    const disabled = count === 0 && !selected;
    const content = (
      <ChoiceText count={count} locale={locale}>
        {'swatch' in value && <SwatchSample swatch={value.swatch} delivery={delivery} />}
        {text}
      </ChoiceText>
    );
    return isOne ? (
      <RadioGroupItem key={id} value={id} disabled={disabled}>
        {content}
      </RadioGroupItem>
    ) : (
      <Checkbox key={id} name={name} value={id} defaultChecked={selected} disabled={disabled}>
        {content}
      </Checkbox>
    );
  };

  // A summary in place of a single value would save nothing.
  const at = values.length > shown + 1 ? shown : values.length;
  const rest = values.slice(at);
  const choices = (
    <div>
      {isOne && (
        <RadioGroupItem value="">
          <ChoiceText locale={locale}>{words.all}</ChoiceText>
        </RadioGroupItem>
      )}
      {values.slice(0, at).map(choice)}
      {rest.length > 0 && (
        <MoreValues
          startsOpen={rest.some(({selected}) => selected)}
          more={words.showMore.replace(
            '{count}',
            new Intl.NumberFormat(locale).format(rest.length),
          )}
          fewer={words.showFewer}
        >
          {rest.map(choice)}
        </MoreValues>
      )}
    </div>
  );
  if (!isOne) return <FieldGroup {...attributes}>{choices}</FieldGroup>;
  const chosen = values.find(({selected}) => selected)?.value ?? '';
  return (
    <RadioGroup {...attributes} name={name} defaultValue={chosen}>
      {choices}
    </RadioGroup>
  );
}
