import {type Money, moneyToDecimal} from '@storefront-toolkit/types/cms';
import type {
  ListRefinement,
  Refinement,
  SwatchRefinement,
  SwatchRefinementValue,
} from '@storefront-toolkit/types/search';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field, FieldGroup} from '@storefront-toolkit/ui/forms/label';

/** Props of `RefinementFields`. */
export interface RefinementFieldsProps {
  /** The refinement, as the search answers it. */
  refinement: Refinement;
}

/** The fields of one refinement. Each starts again where a new answer has selected something else. */
export function RefinementFields({refinement}: RefinementFieldsProps) {
  const {key, label} = refinement;
  switch (refinement.type) {
    case 'list':
    case 'swatch':
      return refinement.operator === 'one' ? (
        <OneOf refinement={refinement} />
      ) : (
        <FieldGroup label={label}>
          {refinement.values.map((value) => (
            <Checkbox
              key={`${value.value} ${value.selected}`}
              name={key}
              value={value.value}
              defaultChecked={value.selected}
              disabled={value.count === 0 && !value.selected}
            >
              {'swatch' in value && <Sample value={value} />}
              {value.label} ({value.count})
            </Checkbox>
          ))}
        </FieldGroup>
      );
    case 'boolean':
      return (
        <Checkbox
          key={String(refinement.selected)}
          name={key}
          value="true"
          defaultChecked={refinement.selected}
        >
          {label} ({refinement.count})
        </Checkbox>
      );
    case 'range':
      return (
        <Ends
          name={key}
          label={withUnit(label, refinement.unit)}
          min={refinement.min}
          max={refinement.max}
          selectedMin={refinement.selectedMin}
          selectedMax={refinement.selectedMax}
        />
      );
    case 'price':
      return (
        <Ends
          name={key}
          label={withUnit(label, refinement.min.currency)}
          min={moneyToDecimal(refinement.min)}
          max={moneyToDecimal(refinement.max)}
          selectedMin={decimal(refinement.selectedMin)}
          selectedMax={decimal(refinement.selectedMax)}
        />
      );
  }
}

const decimal = (money: Money | undefined) => money && moneyToDecimal(money);
const withUnit = (label: string, unit: string | undefined) => (unit ? `${label} (${unit})` : label);

function OneOf({refinement}: {refinement: ListRefinement | SwatchRefinement}) {
  const {key, label, values} = refinement;
  const selected = values.find((value) => value.selected)?.value;
  return (
    <Field label={label}>
      <FormSelect key={selected} name={key} defaultValue={selected} placeholder="Any">
        {values.map(({value, label: name, count}) => (
          <option key={value} value={value}>
            {name} ({count})
          </option>
        ))}
      </FormSelect>
    </Field>
  );
}

/** The color is an attribute of an SVG, since a strict Content-Security-Policy lets no `style` through. */
function Sample({value: {swatch}}: {value: SwatchRefinementValue}) {
  if (swatch.type !== 'color') return null;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      className="me-2 inline-block size-4 rounded-full border border-line-strong forced-color-adjust-none"
    >
      <rect width="1" height="1" fill={swatch.color} />
    </svg>
  );
}

type Figure = number | `${number}`;

interface EndsProps {
  name: string;
  label: string;
  min: Figure;
  max: Figure;
  selectedMin?: Figure | undefined;
  selectedMax?: Figure | undefined;
}

/** Two fields for the ends of a range. An empty one shows the end that the results have. */
function Ends({name, label, min, max, selectedMin, selectedMax}: EndsProps) {
  const number = {type: 'number', inputMode: 'decimal', min: 0, step: 'any'} as const;
  return (
    <FieldGroup label={label}>
      <div className="grid grid-cols-2 gap-3">
        <Field label="From">
          <Input
            key={selectedMin}
            {...number}
            name={`${name}.min`}
            defaultValue={selectedMin}
            placeholder={String(min)}
          />
        </Field>
        <Field label="To">
          <Input
            key={selectedMax}
            {...number}
            name={`${name}.max`}
            defaultValue={selectedMax}
            placeholder={String(max)}
          />
        </Field>
      </div>
    </FieldGroup>
  );
}
