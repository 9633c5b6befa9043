import {homeImage, kitchenImage, railImage} from '@storefront-toolkit/fixtures/cms';
import {MediaImage} from '@storefront-toolkit/ui/media';

const CATEGORIES = [
  {name: 'Camp kitchen', image: kitchenImage},
  {name: 'Jackets', image: railImage},
  {name: 'Home', image: homeImage},
];

export default function OneRatio() {
  return (
    <ul className="grid grid-cols-3 gap-4">
      {CATEGORIES.map(({name, image}) => (
        <li key={image.id}>
          <MediaImage image={image} ratio={1} sizes="33vw" className="rounded-md" />
          <p className="mt-2 font-semibold">{name}</p>
        </li>
      ))}
    </ul>
  );
}
