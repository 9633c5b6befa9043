'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

export default function Country() {
  const [country, setCountry] = useState('');
  return (
    <form
      className="flex max-w-md flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setCountry(new FormData(event.currentTarget).get('country') as string);
      }}
    >
      <Field label="Country" required messages={{valueMissing: 'Choose where we send it.'}}>
        <FormSelect name="country" autoComplete="country" placeholder="Choose a country">
          <option value="AT">Austria</option>
          <option value="BE">Belgium</option>
          <option value="DE">Germany</option>
          <option value="NL">Netherlands</option>
          <option value="CH">Switzerland</option>
        </FormSelect>
      </Field>
      <Button type="submit">Show delivery options</Button>
      <p role="status">{country && `Delivery options for ${country}: standard, express.`}</p>
    </form>
  );
}
