import {cabinImage, railImage} from '@storefront-toolkit/fixtures/cms';
import {HoverTile} from '@storefront-toolkit/ui/hover-tile';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const hrefOf = createHrefOf({prefix: '#'});

export default function WordsAlone() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <HoverTile
        link={{text: 'Repairs', link: {type: 'Page', slug: 'repairs'}}}
        image={{...railImage, alt: ''}}
        ratio={1}
        hrefOf={hrefOf}
      />
      <HoverTile
        link={{
          text: 'Huts',
          link: {type: 'Url', url: 'https://example.com/huts', newTab: true},
        }}
        image={{...cabinImage, alt: ''}}
        ratio={1}
        hrefOf={hrefOf}
      />
    </div>
  );
}
