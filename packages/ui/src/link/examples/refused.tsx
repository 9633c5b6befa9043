import type {LinkText} from '@storefront-toolkit/types/cms';
import {createHrefOf, Link} from '@storefront-toolkit/ui/link';

/** The second address is one that a browser would run. */
const TOPICS: readonly LinkText[] = [
  {text: 'Waxed cotton', link: {type: 'Page', slug: 'materials/waxed-cotton'}},
  {text: 'Spring sale', link: {type: 'Url', url: 'java\nscript:alert(1)', newTab: false}},
  {text: 'Repairs', link: {type: 'Page', slug: 'repairs'}},
];

const hrefOf = createHrefOf({prefix: '#'});

export default function Refused() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-base">
      {TOPICS.map(({text, link}) => (
        <li key={text}>
          <Link link={link} hrefOf={hrefOf}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
