import type {TypedMoney} from '@commercetools/platform-sdk';
import type {Field} from '@storefront-toolkit/integration-core';
import {type CurrencyExponent, type Money, moneyOf} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {Raw} from './raw.ts';

/** An amount, which must be in the currency. The cents are read: what is more precise is rounded by commercetools. */
export function readMoney(
  field: Field<Raw<TypedMoney> | null | undefined>,
  currency: CurrencyCode,
): Money {
  const code = field.at('currencyCode');
  if (code.text() !== currency) code.fail(`${currency}, the currency that was asked for`);
  const digits =
    field.at('type').value === 'highPrecision' ? undefined : field.at('fractionDigits');
  const exponent = digits?.given()?.integer();
  if (exponent !== undefined && (exponent < 0 || exponent > 4)) {
    digits?.fail('a number of digits from 0 to 4');
  }
  const amount = field.at('centAmount').integer();
  return moneyOf(amount, currency, exponent as CurrencyExponent | undefined);
}
