import {productImage} from '@storefront-toolkit/fixtures/catalog';
import {Scroll} from '@storefront-toolkit/ui/scroll';

const PRODUCTS = [
  {name: 'Wool blanket', picture: 'wool-blanket'},
  {name: 'Camp stove', picture: 'camp-stove'},
  {name: 'Water bottle', picture: 'water-bottle'},
  {name: 'Camp lantern', picture: 'camp-lantern'},
  {name: 'Windbreaker', picture: 'windbreaker'},
];

export default function BoughtTogether() {
  return (
    <Scroll aria-label="Often bought together">
      <ul className="flex w-max gap-4 pb-2">
        {PRODUCTS.map(({name, picture}) => (
          <li key={picture} className="w-44 rounded-md border border-line p-3">
            <img src={productImage(picture, '').src} alt="" className="mb-2 aspect-4/5 w-full" />
            <a href={`#${picture}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Scroll>
  );
}
