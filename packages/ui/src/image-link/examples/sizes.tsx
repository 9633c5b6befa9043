import {campImage, coastImage, homeImage, railImage} from '@storefront-toolkit/fixtures/cms';
import {ImageLink} from '@storefront-toolkit/ui/image-link';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const SIZES = [
  {text: 'Home', size: 'small', image: homeImage},
  {text: 'Jackets', size: 'medium', image: railImage},
  {text: 'Nights outside', size: 'large', image: campImage},
  {text: 'By the sea', size: 'fill', image: coastImage},
] as const;

const hrefOf = createHrefOf({prefix: '#'});

export default function Sizes() {
  return (
    <div className="flex flex-wrap items-end gap-6">
      {SIZES.map(({text, size, image}) => (
        <ImageLink
          key={size}
          link={{text, link: {type: 'Page', slug: size}}}
          image={{...image, alt: ''}}
          size={size}
          ratio={size === 'fill' ? 3 : undefined}
          hrefOf={hrefOf}
        />
      ))}
    </div>
  );
}
