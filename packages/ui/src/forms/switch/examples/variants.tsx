import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {Switch} from '@storefront-toolkit/ui/forms/switch';

const SIZES = ['medium', 'large'] as const;

export default function Variants() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {SIZES.map((size) => (
        <FieldGroup key={size} label={`Size ${size}`}>
          <Switch size={size}>Off</Switch>
          <Switch size={size} defaultChecked>
            On
          </Switch>
          <Switch size={size} disabled>
            Off and disabled
          </Switch>
          <Switch size={size} disabled defaultChecked>
            On and disabled
          </Switch>
        </FieldGroup>
      ))}
    </div>
  );
}
