import {campCard, homeImage, mediaCard} from '@storefront-toolkit/fixtures/cms';
import type {MediaCardBlock} from '@storefront-toolkit/types/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaCard} from '@storefront-toolkit/ui/media-card';

const hrefOf = createHrefOf({prefix: '#'});

const blanketCard: MediaCardBlock = {
  type: 'MediaCard',
  id: 'card-blankets',
  media: homeImage,
  heading: 'Wool, washed cold',
  text: 'How blankets stay soft.',
  link: {text: 'Care for wool', link: {type: 'Page', slug: 'guides/wool'}},
};

export default function Row() {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl font-semibold">Guides</h2>
      <div className="grid grid-cols-cards gap-4">
        {[mediaCard, campCard, blanketCard].map((block) => (
          <MediaCard
            hrefOf={hrefOf}
            key={block.id}
            block={block}
            headingLevel={3}
            sizes="(width < 40rem) 100vw, 33vw"
          />
        ))}
      </div>
    </section>
  );
}
