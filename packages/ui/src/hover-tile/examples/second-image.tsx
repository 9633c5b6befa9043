import {productImage} from '@storefront-toolkit/fixtures/catalog';
import {HoverTile} from '@storefront-toolkit/ui/hover-tile';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const hrefOf = createHrefOf({prefix: '#'});

export default function SecondImage() {
  return (
    <div className="grid max-w-96 grid-cols-2 gap-4">
      <HoverTile
        link={{text: 'Rain jackets', link: {type: 'Product', slug: 'rain-jacket'}}}
        image={productImage('rain-jacket-moss', '')}
        hoverImage={productImage('rain-jacket-ocean', '')}
        hrefOf={hrefOf}
      />
      <HoverTile
        link={{text: 'Enamel mugs', link: {type: 'Product', slug: 'enamel-mug'}}}
        image={productImage('enamel-mug-cream', '')}
        hoverImage={productImage('enamel-mug-moss', '')}
        hrefOf={hrefOf}
      />
    </div>
  );
}
