import {ImageLink} from '@storefront-toolkit/ui/image-link';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const GUIDES = ['Layers', 'Care', 'Sizes', 'Repairs'];

const hrefOf = createHrefOf({prefix: '#'});

export default function WithoutAnImage() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {GUIDES.map((guide) => (
        <li key={guide}>
          <ImageLink
            link={{text: guide, link: {type: 'Page', slug: `guides/${guide.toLowerCase()}`}}}
            size="fill"
            hrefOf={hrefOf}
            className="border border-line bg-raised p-4"
          />
        </li>
      ))}
    </ul>
  );
}
