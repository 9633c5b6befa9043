import {homeImage, kitchenImage, railImage} from '@storefront-toolkit/fixtures/cms';
import {ImageLink} from '@storefront-toolkit/ui/image-link';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const DEPARTMENTS = [
  {text: 'Jackets', category: 'jackets', image: railImage},
  {text: 'Camp kitchen', category: 'camp-kitchen', image: kitchenImage},
  {text: 'Home', category: 'home', image: homeImage},
];

const hrefOf = createHrefOf({prefix: '#'});

export default function Departments() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {DEPARTMENTS.map(({text, category, image}) => (
        <li key={category}>
          <ImageLink
            link={{text, link: {type: 'SearchResults', category}}}
            image={{...image, alt: ''}}
            size="fill"
            ratio={1}
            hrefOf={hrefOf}
          />
        </li>
      ))}
    </ul>
  );
}
