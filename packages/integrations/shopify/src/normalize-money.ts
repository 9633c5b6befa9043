import type {Field} from '@storefront-toolkit/integration-core';
import {type Money, moneyFromDecimal} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {MoneyV2} from './schema.ts';
import type {Raw} from './raw.ts';

/** An amount, which must be in the currency. */
export function readMoney(
  field: Field<Raw<MoneyV2> | null | undefined>,
  currency: CurrencyCode,
): Money {
  const code = field.at('currencyCode');
  if (code.text() !== currency) code.fail(`${currency}, the currency that was asked for`);
  const amount = field.at('amount');
  const decimal = amount.text();
  return amount.read(`a decimal in ${currency}`, () =>
    moneyFromDecimal(decimal, currency, 'half-up'),
  );
}
