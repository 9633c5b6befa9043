import {HoverTile} from '@storefront-toolkit/ui/hover-tile';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const picture = (name: string) => ({
  src: `/fixtures/${name}.svg`,
  alt: '',
  width: 800,
  height: 1000,
});

const hrefOf = createHrefOf({prefix: '#'});

export default function SecondImage() {
  return (
    <div className="grid max-w-96 grid-cols-2 gap-4">
      <HoverTile
        link={{text: 'Rain jackets', link: {type: 'Product', slug: 'rain-jacket'}}}
        image={picture('rain-jacket-moss')}
        hoverImage={picture('rain-jacket-ocean')}
        hrefOf={hrefOf}
      />
      <HoverTile
        link={{text: 'Enamel mugs', link: {type: 'Product', slug: 'enamel-mug'}}}
        image={picture('enamel-mug-cream')}
        hoverImage={picture('enamel-mug-moss')}
        hrefOf={hrefOf}
      />
    </div>
  );
}
