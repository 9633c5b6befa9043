import type {DeliveryWindow, ShippingMethod} from '@storefront-toolkit/types/cart';
import {formatMoney, isZeroMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {RadioGroup, RadioGroupItem} from '@storefront-toolkit/ui/forms/radio-group';
import {REQUIRED} from './read-details';

/** Props of `ShippingMethods`. */
export interface ShippingMethodsProps {
  /** The methods on offer, cheapest first. Empty until the address is known. */
  methods: readonly ShippingMethod[];
  /** Key of the method that is chosen at first. */
  defaultValue?: string;
  /** Language and region in which prices and days are written. */
  locale: LocaleCode;
  /** Text about an error in the choice. */
  error?: string;
  /** Id of the first method, to which an error links. */
  id: string;
  /** Called with the key of the method that was chosen. */
  onChange?: (id: string) => unknown;
}

/** A choice of the delivery, each with its price and its days. */
export function ShippingMethods({
  methods,
  defaultValue,
  locale,
  error,
  id,
  onChange,
}: ShippingMethodsProps) {
  const label = <span className="text-lg">Delivery</span>;
  if (methods.length === 0) {
    return <p className="text-ink-muted">You choose the delivery once we know your address.</p>;
  }
  return (
    <RadioGroup
      label={label}
      name="shippingMethod"
      defaultValue={defaultValue}
      error={error}
      messages={{valueMissing: REQUIRED.shippingMethod}}
      onValueChange={onChange}
      required
    >
      {methods.map(({id: value, name, description, price, estimatedDelivery}, index) => (
        <RadioGroupItem
          key={value}
          id={index === 0 ? id : undefined}
          value={value}
          size="large"
          description={[description, estimatedDelivery && daysOf(estimatedDelivery, locale)]
            .filter(Boolean)
            .join('. ')}
        >
          {name}, {isZeroMoney(price) ? 'free' : formatMoney(price, locale)}
        </RadioGroupItem>
      ))}
    </RadioGroup>
  );
}

/** Days without a time are those of the place of delivery, so no time zone moves them. */
function daysOf({earliest, latest}: DeliveryWindow, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeZone: 'UTC'});
  const [first, last] = [earliest, latest].map((day) => format.format(new Date(day)));
  return first === last ? `Arrives on ${first}` : `Arrives from ${first} to ${last}`;
}
