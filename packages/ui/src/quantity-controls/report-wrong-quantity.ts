import {nearestQuantity, type QuantityRule} from '@storefront-toolkit/types/catalog';
import {reportMisuse} from '../internal/report-misuse.ts';

/** Reports a rule that allows nothing, a quantity that the rule forbids, and a missing name. For development only. */
export function reportWrongQuantity(rule: QuantityRule, quantity: number, named: boolean) {
  const {min, max = Infinity, step} = rule;
  if (!(step > 0) || max < min) {
    reportMisuse(
      'QuantityControls',
      `got the rule ${JSON.stringify(rule)}, which allows no quantity or no step, so nothing can be chosen. \`step\` has to ` +
        'be 1 or more, and `max` not less than `min`. If it is sold out, leave the control out.',
    );
    return;
  }
  if (nearestQuantity(quantity, rule) !== quantity) {
    reportMisuse(
      'QuantityControls',
      `got the quantity ${quantity}, which its rule ${JSON.stringify(rule)} does not allow, so the cart holds what cannot be ` +
        `ordered. Correct it where it comes from: nearestQuantity(${quantity}, rule) of @storefront-toolkit/types/catalog.`,
    );
  }
  if (!named) {
    reportMisuse(
      'QuantityControls',
      'has no `label`, so a screen reader can only say a number. Name what is counted: label="Quantity of Wool scarf", or ' +
        'put it into a <Field label>.',
    );
  }
}
