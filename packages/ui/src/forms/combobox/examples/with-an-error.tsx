import {Combobox} from '@storefront-toolkit/ui/forms/combobox';
import {Field} from '@storefront-toolkit/ui/forms/label';

const COUNTRIES = ['Austria', 'Belgium', 'Canada', 'Denmark', 'Estonia', 'Finland', 'France'];
const MORE = ['Germany', 'Ireland', 'Italy', 'Norway', 'Poland', 'Portugal', 'Spain', 'Sweden'];
const items = [...COUNTRIES, ...MORE].map((country) => ({value: country}));

export default function WithAnError() {
  return (
    <div className="grid max-w-xs gap-6">
      <Field label="Ship to" error="We have no stock for Spain this week." required>
        <Combobox name="country" items={items} defaultValue="Spain" allowFreeText={false} />
      </Field>
      <Field label="Bill to" description="Your account has one billing address." disabled>
        <Combobox name="bill-to" items={items} defaultValue="France" />
      </Field>
    </div>
  );
}
