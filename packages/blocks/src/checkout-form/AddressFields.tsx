import type {ShippingAddress} from '@storefront-toolkit/types/cart';
import type {CountryCode, LocaleCode} from '@storefront-toolkit/types/config';
import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field, FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {type AddressField, type CheckoutErrors, REQUIRED} from './read-details';

/** Props of `AddressFields`. */
export interface AddressFieldsProps {
  /** The address that is known already. */
  address?: Partial<ShippingAddress>;
  /** The countries that you deliver to. */
  countries: readonly CountryCode[];
  /** Language in which the countries are named. */
  locale: LocaleCode;
  /** Texts about errors, by the field's name. */
  errors?: CheckoutErrors;
  /** Start of the fields' ids: the name of the field follows. */
  idPrefix: string;
}

/** The fields of an address. Browsers fill them in by their `autoComplete`. */
export function AddressFields({
  address = {},
  countries,
  locale,
  errors = {},
  idPrefix,
}: AddressFieldsProps) {
  const nameOf = new Intl.DisplayNames(locale, {type: 'region'});
  const options = countries
    .map((code) => ({code, name: nameOf.of(code) ?? code}))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const field = (name: AddressField) => ({
    controlId: idPrefix + name,
    error: errors[name],
    required: name in REQUIRED,
    messages: {valueMissing: REQUIRED[name]},
  });
  const input = (name: AddressField, token: string) => ({
    name,
    autoComplete: `shipping ${token}`,
    defaultValue: address[name],
  });
  return (
    <FieldGroup label={<span className="text-lg">Shipping address</span>} className="gap-4">
      <div className="grid gap-4 @min-[30rem]:grid-cols-2">
        <Field label="First name" {...field('firstName')}>
          <Input {...input('firstName', 'given-name')} />
        </Field>
        <Field label="Last name" {...field('lastName')}>
          <Input {...input('lastName', 'family-name')} />
        </Field>
      </div>
      <Field label="Company" {...field('company')}>
        <Input {...input('company', 'organization')} />
      </Field>
      <Field label="Street and number" {...field('line1')}>
        <Input {...input('line1', 'address-line1')} />
      </Field>
      <Field label="Apartment, floor, building" {...field('line2')}>
        <Input {...input('line2', 'address-line2')} />
      </Field>
      <div className="grid gap-4 @min-[30rem]:grid-cols-[1fr_2fr]">
        <Field label="Postal code" {...field('postalCode')}>
          <Input {...input('postalCode', 'postal-code')} />
        </Field>
        <Field label="City" {...field('city')}>
          <Input {...input('city', 'address-level2')} />
        </Field>
      </div>
      <Field label="County or state" {...field('region')}>
        <Input {...input('region', 'address-level1')} />
      </Field>
      <Field label="Country" {...field('country')}>
        <FormSelect {...input('country', 'country')} placeholder="Choose a country">
          {options.map(({code, name}) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FormSelect>
      </Field>
      <Field label="Phone" description="The carrier calls if nobody opens." {...field('phone')}>
        <Input type="tel" {...input('phone', 'tel')} />
      </Field>
    </FieldGroup>
  );
}
