import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {FieldGroup} from '@storefront-toolkit/ui/forms/label';

const SIZES = ['medium', 'large'] as const;

export default function Variants() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {SIZES.map((size) => (
        <FieldGroup key={size} label={`Size ${size}`}>
          <Checkbox size={size}>Not checked</Checkbox>
          <Checkbox size={size} defaultChecked>
            Checked
          </Checkbox>
          <Checkbox size={size} disabled>
            Disabled
          </Checkbox>
          <Checkbox size={size} disabled defaultChecked>
            Checked and disabled
          </Checkbox>
          <Checkbox size={size} aria-invalid>
            Invalid
          </Checkbox>
        </FieldGroup>
      ))}
    </div>
  );
}
