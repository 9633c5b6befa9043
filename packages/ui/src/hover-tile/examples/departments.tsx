import {homeImage, kitchenImage, railImage} from '@storefront-toolkit/fixtures/cms';
import {HoverTile} from '@storefront-toolkit/ui/hover-tile';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const DEPARTMENTS = [
  {name: 'Jackets', category: 'jackets', text: 'Rain, wind and snow', image: railImage},
  {name: 'Home', category: 'home', text: 'Wool, linen and wax', image: homeImage},
  {name: 'Camp kitchen', category: 'camp-kitchen', text: 'Stoves and mugs', image: kitchenImage},
];

const hrefOf = createHrefOf({prefix: '#'});

export default function Departments() {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {DEPARTMENTS.map(({name, category, text, image}) => (
        <li key={category}>
          <HoverTile
            link={{text: name, link: {type: 'SearchResults', category}}}
            image={{...image, alt: ''}}
            text={text}
            hrefOf={hrefOf}
          />
        </li>
      ))}
    </ul>
  );
}
