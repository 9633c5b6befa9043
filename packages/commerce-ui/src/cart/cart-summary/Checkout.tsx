import type {CartMessage} from '@storefront-toolkit/types/cart';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {safeHref} from '@storefront-toolkit/ui/link';
import type {CartSummaryLabels} from './labels.ts';

interface CheckoutProps {
  isEmpty: boolean;
  /** Messages that block the checkout. */
  errors: readonly CartMessage[];
  href: string | undefined;
  words: CartSummaryLabels;
}

/** The link to the checkout, or the reason for its absence. */
export function Checkout({isEmpty, errors, href, words}: CheckoutProps) {
  if (isEmpty) return <p>{words.empty}</p>;
  if (errors.length > 0) {
    return (
      <div className="grid gap-2 rounded-md border border-danger bg-danger-soft p-4">
        <p className="font-semibold">{words.blocked}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {errors.map(({text}, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      </div>
    );
  }
  const safe = safeHref(href);
  if (process.env.NODE_ENV !== 'production' && href && safe === undefined) {
    reportMisuse(
      'CartSummary',
      `got the address "${href}" for the checkout, which isn't safe in a link, so there is no link and nobody can check ` +
        'out. Pass a path or an `https:` URL as `checkoutHref`.',
    );
  }
  if (safe === undefined) return null;
  return (
    <ButtonLink href={safe} size="large" fullWidth>
      {words.checkout}
    </ButtonLink>
  );
}
