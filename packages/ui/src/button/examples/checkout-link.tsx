import {ButtonLink} from '@storefront-toolkit/ui/button';
import type {ComponentProps} from 'react';

interface RouterLinkProps extends ComponentProps<'a'> {
  to?: string;
}

/** Stands for the link of your router. */
function RouterLink({to, children, ...props}: RouterLinkProps) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}

export default function CheckoutLink() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="#checkout">Check out</ButtonLink>
      <ButtonLink variant="secondary" render={<RouterLink to="#new-arrivals" />}>
        See new arrivals
      </ButtonLink>
    </div>
  );
}
