import {mountainsImage} from '@storefront-toolkit/fixtures/cms';
import {HoverTile} from '@storefront-toolkit/ui/hover-tile';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const hrefOf = createHrefOf({prefix: '#'});

export default function Wide() {
  return (
    <HoverTile
      link={{
        text: 'Three days in the mountains',
        link: {type: 'Page', slug: 'guides/packing'},
        label: 'Three days in the mountains: what to pack',
      }}
      image={{...mountainsImage, alt: '', narrow: undefined}}
      text="Pack for a night in a hut, and leave the rest at home."
      ratio={16 / 9}
      hrefOf={hrefOf}
    />
  );
}
