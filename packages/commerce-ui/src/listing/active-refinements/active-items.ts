import type {MeasureUnit} from '@storefront-toolkit/types/catalog';
import {formatMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {Refinement, RefinementSelection} from '@storefront-toolkit/types/search';
import type {ActiveRefinementsLabels} from './labels.ts';

/** Something that is selected, and the selections without it. */
export interface ActiveItem {
  /** Unique among the items. */
  id: string;
  key: string;
  text: string;
  without: readonly RefinementSelection[];
}

interface Words {
  words: ActiveRefinementsLabels;
  locale: LocaleCode;
  unitNames: Partial<Record<MeasureUnit, string>> | undefined;
}

/** Texts may have a `$`, which has a meaning for `replace`. */
const fill = (template: string, values: Record<string, string>) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, () => value),
    template,
  );

function rangeText(min: string | undefined, max: string | undefined, words: Words['words']) {
  if (min !== undefined && max !== undefined) return fill(words.between, {min, max});
  return min === undefined ? fill(words.upTo, {max: max ?? ''}) : fill(words.from, {min});
}

/** The texts of what a selection has selected, each with what is left of the selection without it. */
function partsOf(
  selection: RefinementSelection,
  refinement: Refinement | undefined,
  {words, locale, unitNames}: Words,
): readonly {value: string | undefined; rest?: RefinementSelection | undefined}[] {
  switch (selection.type) {
    case 'values': {
      const known = refinement && 'values' in refinement ? refinement.values : [];
      return selection.values.map((value) => {
        const label = known.find((one) => one.value === value)?.label ?? value;
        const [first, ...more] = selection.values.filter((one) => one !== value);
        if (first === undefined) return {value: label};
        return {value: label, rest: {...selection, values: [first, ...more]}};
      });
    }
    case 'boolean':
      return [{value: undefined}];
    case 'range': {
      const unit = refinement?.type === 'range' ? refinement.unit : undefined;
      const [min, max] = [selection.min, selection.max].map((bound) => {
        const figure = bound === undefined ? bound : new Intl.NumberFormat(locale).format(bound);
        return figure && unit ? `${figure}\u00a0${unitNames?.[unit] ?? unit}` : figure;
      });
      return [{value: rangeText(min, max, words)}];
    }
    case 'price': {
      const [min, max] = [selection.min, selection.max].map(
        (bound) => bound && formatMoney(bound, locale, {trailingZeroDisplay: 'stripIfInteger'}),
      );
      return [{value: rangeText(min, max, words)}];
    }
  }
}

/** Everything that is selected, in the order of the selections. */
export function activeItems(
  selections: readonly RefinementSelection[],
  refinements: readonly Refinement[],
  context: Words,
): readonly ActiveItem[] {
  return selections.flatMap((selection, at) => {
    const {key} = selection;
    const refinement = refinements.find((one) => one.key === key);
    const label = refinement?.label ?? key;
    return partsOf(selection, refinement, context).map(({value, rest}, index) => ({
      id: `${key} ${at} ${index}`,
      key,
      text: value === undefined ? label : fill(context.words.item, {label, value}),
      without: selections.flatMap((one) => (one === selection ? (rest ?? []) : one)),
    }));
  });
}
