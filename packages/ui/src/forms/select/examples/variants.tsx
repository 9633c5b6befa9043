import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  SelectContent,
  SelectItem,
  SelectRoot,
  SelectTrigger,
} from '@storefront-toolkit/ui/forms/select';

const SIZES = ['small', 'medium', 'large'] as const;
const ITEMS = ['Moss', 'Ocean', 'Plum'].map((name) => ({value: name, label: name}));

const options = (
  <SelectContent>
    {ITEMS.map((item) => (
      <SelectItem key={item.value} {...item}>
        {item.label}
      </SelectItem>
    ))}
  </SelectContent>
);

export default function Variants() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      {SIZES.map((size) => (
        <Field key={size} label={`Color, ${size}`}>
          <SelectRoot items={ITEMS} defaultValue="Ocean">
            <SelectTrigger size={size} />
            {options}
          </SelectRoot>
        </Field>
      ))}
      <Field label="Color, disabled" disabled>
        <SelectRoot items={ITEMS} defaultValue="Ocean">
          <SelectTrigger />
          {options}
        </SelectRoot>
      </Field>
    </div>
  );
}
