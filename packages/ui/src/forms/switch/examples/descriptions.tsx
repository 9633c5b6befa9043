import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {Switch} from '@storefront-toolkit/ui/forms/switch';

export default function Descriptions() {
  return (
    <FieldGroup label="Your account">
      <Switch size="large" name="save-card" description="For your next order. You can delete it.">
        Save payment card
      </Switch>
      <Switch size="large" name="history" defaultChecked description="Shown on the home page.">
        Recently viewed products
      </Switch>
      <Switch size="large" name="passkey" disabled description="Your browser has no passkeys.">
        Sign in with a passkey
      </Switch>
    </FieldGroup>
  );
}
