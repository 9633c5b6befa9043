import {Link} from '@storefront-toolkit/ui/link';

export default function OutOfTheStore() {
  return (
    <ul className="grid gap-2 text-base">
      <li>
        <Link link={{type: 'Url', url: 'https://example.com/care-labels.pdf', newTab: true}}>
          What the signs on the label mean
        </Link>
      </li>
      <li>
        <Link
          link={{type: 'Url', url: 'https://example.com/huts', newTab: false}}
          rel="sponsored"
          aria-label="Book a hut at our partner"
        >
          Book a hut
        </Link>
      </li>
      <li>
        <Link link={{type: 'Url', url: 'tel:+15550100', newTab: false}}>Call us</Link>
      </li>
    </ul>
  );
}
