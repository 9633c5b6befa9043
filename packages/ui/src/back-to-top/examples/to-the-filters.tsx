import {BackToTop} from '@storefront-toolkit/ui/back-to-top';
import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Field} from '@storefront-toolkit/ui/forms/label';

const GLOVES = ['Lined', 'Unlined', 'Fingerless', 'Driving', 'Touch screen', 'Cashmere', 'Ski'];

export default function ToTheFilters() {
  return (
    <div className="h-72 overflow-y-auto rounded-md border border-line p-4">
      <Field label="Size" controlId="glove-size">
        <FormSelect>
          <option>All sizes</option>
          <option>7</option>
          <option>8</option>
        </FormSelect>
      </Field>
      <ul>
        {GLOVES.map((glove) => (
          <li key={glove} className="border-b border-line py-6">
            {glove} gloves
          </li>
        ))}
      </ul>
      <BackToTop position="sticky" href="#glove-size">
        Change the size
      </BackToTop>
    </div>
  );
}
