import {createHrefOf, Link, type RenderedLinkProps} from '@storefront-toolkit/ui/link';
import type {MouseEvent} from 'react';

const hrefOf = createHrefOf({prefix: '#'});

/** Stands for the link of your router, which changes the page without loading one. */
function RouterLink({href, children, ...props}: RenderedLinkProps) {
  function navigate(event: MouseEvent) {
    event.preventDefault();
    history.pushState(null, '', href);
  }
  return (
    <a {...props} href={href} onClick={navigate}>
      {children}
    </a>
  );
}

export default function Router() {
  return (
    <Link
      link={{type: 'SearchResults', term: 'headlamp'}}
      hrefOf={hrefOf}
      renderLink={(props) => <RouterLink {...props} />}
    >
      Results for headlamp
    </Link>
  );
}
