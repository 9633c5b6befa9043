import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';

const SIZES = ['medium', 'large'] as const;

export default function Variants() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {SIZES.map((size) => (
        <RadioGroup key={size} label={`Size ${size}`} name={size} defaultValue="chosen">
          <RadioGroupItem value="other" size={size}>
            Not chosen
          </RadioGroupItem>
          <RadioGroupItem value="chosen" size={size}>
            Chosen
          </RadioGroupItem>
          <RadioGroupItem value="disabled" size={size} disabled>
            Disabled
          </RadioGroupItem>
        </RadioGroup>
      ))}
    </div>
  );
}
