'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {ErrorSummary} from '@storefront-toolkit/ui/forms/error-summary';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';

export default function Groups() {
  return (
    <form className="grid max-w-lg gap-5" onSubmit={(event) => event.preventDefault()}>
      <ErrorSummary level={3} />
      <RadioGroup
        name="delivery"
        label="Delivery"
        required
        messages={{valueMissing: 'Choose how we deliver'}}
      >
        <RadioGroupItem value="home">To your door</RadioGroupItem>
        <RadioGroupItem value="store">To a store</RadioGroupItem>
      </RadioGroup>
      <Field required messages={{valueMissing: 'Accept the terms of sale'}}>
        <Checkbox name="terms">I accept the terms of sale</Checkbox>
      </Field>
      <Button type="submit" className="justify-self-start">
        Place order
      </Button>
    </form>
  );
}
