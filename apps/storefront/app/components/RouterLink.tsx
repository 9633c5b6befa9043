import type {RenderedLinkProps} from '@storefront-toolkit/ui/link';
import {Link} from 'react-router';

/** Renders a component's link with the router, which then loads only the data of the next page. */
export const renderLink = ({href, children, ...props}: RenderedLinkProps) =>
  href.startsWith('/') ? (
    <Link {...props} to={href}>
      {children}
    </Link>
  ) : (
    <a {...props} href={href}>
      {children}
    </a>
  );
