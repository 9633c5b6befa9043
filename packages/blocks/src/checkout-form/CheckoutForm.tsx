'use client';

import type {Cart, CheckoutDetails, ShippingMethod} from '@storefront-toolkit/types/cart';
import type {CountryCode, LocaleCode} from '@storefront-toolkit/types/config';
import {Button} from '@storefront-toolkit/ui/button';
import {ErrorSummary} from '@storefront-toolkit/ui/forms/error-summary';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import {Totals} from '@storefront-toolkit/ui/totals';
import {type SubmitEvent, useId, useState} from 'react';
import {AddressFields} from './AddressFields';
import {type CheckoutErrors, FIELDS, readDetails, REQUIRED, WRONG_EMAIL} from './read-details';
import {ShippingMethods} from './ShippingMethods';

/** Props of `CheckoutForm`. */
export interface CheckoutFormProps {
  /** The cart. Fields that it knows are filled in. */
  cart: Cart;
  /** The ways in which the cart can be delivered. Empty until the address is known. */
  shippingMethods: readonly ShippingMethod[];
  /** The countries that you deliver to. */
  countries: readonly CountryCode[];
  /** Language and region in which amounts and days are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Called with the details, once they can be read. Answer with the errors that only your server finds, by the field's
   * name, and go on to the payment when there are none. When the promise is rejected, a message says so.
   */
  onSubmit: (details: CheckoutDetails) => Promise<CheckoutErrors>;
  /** Called with the key of a shipping method that was chosen, to show the sums that follow from it. */
  onShippingMethodChange?: (id: string) => unknown;
  /** Address of a route that takes the form as a POST, for people without scripts. It reads the form by `readDetails`. */
  action?: string;
  /** Level of the heading. */
  headingLevel?: 1 | 2;
}

const FAILED = {message: 'We could not save your details. Try again in a minute'};

/** The step of a checkout before the payment. */
export function CheckoutForm({
  cart,
  shippingMethods,
  countries,
  locale,
  onSubmit,
  onShippingMethodChange,
  action,
  headingLevel = 1,
}: CheckoutFormProps) {
  const id = useId();
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const [failed, setFailed] = useState(false);
  const [pending, setPending] = useState(false);
  const summary = FIELDS.flatMap((name) => {
    const message = errors[name];
    return message ? [{message, controlId: id + name}] : [];
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setErrors({});
    setFailed(false);
    const shippingMethodIds = shippingMethods.map((method) => method.id);
    const choices = {cartId: cart.id, countries, shippingMethodIds};
    const {details, errors: unreadable} = readDetails(new FormData(event.currentTarget), choices);
    if (!details) return setErrors(unreadable);
    setPending(true);
    try {
      setErrors(await onSubmit(details));
    } catch {
      setFailed(true);
    }
    setPending(false);
  }

  return (
    <div className="@container grid gap-6 text-base text-ink">
      <Heading level={headingLevel}>Checkout</Heading>
      <div className="grid items-start gap-x-grid gap-y-8 @min-[48rem]:grid-cols-[1fr_20rem]">
        <form
          method="post"
          action={action}
          onSubmit={(event) => void submit(event)}
          className="@container grid gap-8"
        >
          <ErrorSummary level={headingLevel === 1 ? 2 : 3} errors={failed ? [FAILED] : summary} />
          <Field
            label="Email"
            description="Your confirmation goes there."
            controlId={`${id}email`}
            error={errors.email}
            messages={{valueMissing: REQUIRED.email, typeMismatch: WRONG_EMAIL}}
            required
          >
            <Input type="email" name="email" autoComplete="email" defaultValue={cart.email} />
          </Field>
          <AddressFields
            address={cart.shippingAddress}
            countries={countries}
            locale={locale}
            errors={errors}
            idPrefix={id}
          />
          <ShippingMethods
            methods={shippingMethods}
            defaultValue={cart.shippingMethod?.id ?? shippingMethods[0]?.id}
            locale={locale}
            error={errors.shippingMethod}
            id={`${id}shippingMethod`}
            onChange={onShippingMethodChange}
          />
          <Button type="submit" size="large" loading={pending}>
            Continue to payment
          </Button>
        </form>
        <aside aria-label="Summary of your order" className="grid gap-4 rounded-lg bg-surface p-4">
          <Totals totals={cart.totals} locale={locale} />
        </aside>
      </div>
    </div>
  );
}
