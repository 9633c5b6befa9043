import {createHrefOf, Link} from '@storefront-toolkit/ui/link';

/** Stands for the addresses of your store. Here they lead to places on this page. */
const hrefOf = createHrefOf({prefix: '#'});

export default function InAText() {
  return (
    <p className="max-w-prose text-base">
      The seams of the{' '}
      <Link link={{type: 'Product', slug: 'rain-jacket'}} hrefOf={hrefOf}>
        rain jacket
      </Link>{' '}
      are taped by hand. Wash it as our{' '}
      <Link link={{type: 'Page', slug: 'guides/care', fragment: 'membranes'}} hrefOf={hrefOf}>
        guide to care
      </Link>{' '}
      says, and it stays dry for years.
    </p>
  );
}
