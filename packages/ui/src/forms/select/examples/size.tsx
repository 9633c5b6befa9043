import {Field} from '@storefront-toolkit/ui/forms/label';
import {
  SelectContent,
  SelectItem,
  SelectRoot,
  SelectTrigger,
} from '@storefront-toolkit/ui/forms/select';

const SIZES = [
  {value: 'S', label: 'S', stock: 'In stock'},
  {value: 'M', label: 'M', stock: '2 left'},
  {value: 'L', label: 'L', stock: 'Sold out', disabled: true},
  {value: 'XL', label: 'XL', stock: 'In stock'},
];

export default function Size() {
  return (
    <div className="max-w-xs">
      <Field label="Size" className="max-w-xs">
        <SelectRoot name="size" items={SIZES}>
          <SelectTrigger placeholder="Choose a size" />
          <SelectContent>
            {SIZES.map(({value, label, stock}) => (
              <SelectItem key={value} value={value} label={label}>
                {label} <span className="text-sm text-ink-muted">{stock}</span>
              </SelectItem>
            ))}
          </SelectContent>
        </SelectRoot>
      </Field>
    </div>
  );
}
