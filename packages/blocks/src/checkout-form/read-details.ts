import type {CheckoutDetails} from '@storefront-toolkit/types/cart';
import type {CountryCode} from '@storefront-toolkit/types/config';

/** Names of the form's fields, in their order. Those of the address are those of `ShippingAddress`. */
export const FIELDS = [
  'email',
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'country',
  'phone',
  'shippingMethod',
] as const;

/** Name of a field of the form. */
export type CheckoutField = (typeof FIELDS)[number];

/** Name of a field of the address. */
export type AddressField = Exclude<CheckoutField, 'email' | 'shippingMethod'>;

/** Texts about errors, by the field's name. Empty when there are none. */
export type CheckoutErrors = Partial<Record<CheckoutField, string>>;

/** The fields that have to be filled in, with the text about one that is empty. */
export const REQUIRED: CheckoutErrors = {
  email: 'Enter your email address',
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  line1: 'Enter your street and number',
  city: 'Enter your city',
  country: 'Choose a country',
  shippingMethod: 'Choose a delivery',
};

/** The text about an email address that cannot be one. */
export const WRONG_EMAIL = 'Enter an email address like name@example.com';

/** The choices that a form offers. */
export interface CheckoutChoices {
  /** Key of the cart. */
  cartId: string;
  /** The countries that you deliver to. */
  countries: readonly CountryCode[];
  /** Keys of the shipping methods on offer. While there are none, none has to be chosen. */
  shippingMethodIds: readonly string[];
}

/** The details, or the errors that keep them from being read. */
export type ReadDetails =
  {details: CheckoutDetails; errors?: undefined} | {details?: undefined; errors: CheckoutErrors};

/** Reads the form's fields. It works on the server too, for a form that was sent without a script. */
export function readDetails(form: FormData, choices: CheckoutChoices): ReadDetails {
  const {cartId, countries, shippingMethodIds} = choices;
  const text = (name: CheckoutField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const optional = (name: CheckoutField) => text(name) || undefined;
  const email = text('email');
  const country = countries.find((code) => code === text('country'));
  const shippingMethodId = shippingMethodIds.find((id) => id === text('shippingMethod'));

  const isRight: Partial<Record<CheckoutField, boolean>> = {
    email: /^\S+@\S+$/.test(email),
    country: country !== undefined,
    shippingMethod: shippingMethodId !== undefined || shippingMethodIds.length === 0,
  };
  const errors: CheckoutErrors = {};
  for (const name of FIELDS) {
    if (REQUIRED[name] && !(isRight[name] ?? text(name))) errors[name] = REQUIRED[name];
  }
  if (email && errors.email) errors.email = WRONG_EMAIL;
  if (!country || Object.keys(errors).length > 0) return {errors};

  const shippingAddress = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: optional('company'),
    line1: text('line1'),
    line2: optional('line2'),
    city: text('city'),
    region: optional('region'),
    postalCode: optional('postalCode'),
    country,
    phone: optional('phone'),
  };
  return {details: {cartId, email, shippingAddress, shippingMethodId}};
}
