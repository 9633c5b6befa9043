import type {LinkText} from '@storefront-toolkit/types/cms';
import {createHrefOf, Link} from '@storefront-toolkit/ui/link';

const LINKS: readonly LinkText[] = [
  {text: 'Home page', link: {type: 'Home'}},
  {text: 'How to wash wool', link: {type: 'Page', slug: 'guides/care', fragment: 'wool'}},
  {
    text: 'Rain jacket in blue, M',
    link: {type: 'Product', slug: 'rain-jacket', sku: 'RJ-BLUE-M'},
  },
  {
    text: 'Blue and green jackets',
    link: {
      type: 'SearchResults',
      category: 'jackets',
      selections: [{type: 'values', key: 'color', values: ['blue', 'green']}],
    },
  },
  {text: 'Your order', link: {type: 'OrderConfirmation', orderId: 'order-1001'}},
  {text: 'Write to us', link: {type: 'Url', url: 'mailto:help@example.com', newTab: false}},
];

const hrefOf = createHrefOf({prefix: '#'});

export default function AllKinds() {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-base md:grid-cols-[auto_1fr]">
      {LINKS.map(({text, link}) => (
        <div key={text} className="contents">
          <dt>
            <Link link={link} hrefOf={hrefOf}>
              {text}
            </Link>
          </dt>
          <dd className="mb-2 text-sm wrap-anywhere text-ink-muted md:mb-0">{hrefOf(link)}</dd>
        </div>
      ))}
    </dl>
  );
}
