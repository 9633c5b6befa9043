import {cabinImage, mediaBlockHero, mediaBlockHeroYouTube} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MediaBlockHero, type MediaBlockHeroProps} from '@storefront-toolkit/ui/media-block-hero';

const hrefOf = createHrefOf({prefix: '#'});

const STORY: readonly MediaBlockHeroProps['block'][] = [
  {
    ...mediaBlockHero,
    id: 'story-hut',
    media: cabinImage,
    heading: 'The first night in the hut',
    text: 'Everything that you need for two, and nothing more.',
    variant: 'plain',
    links: [{text: 'Pack for two', link: {type: 'Page', slug: 'guides/two'}}],
  },
  {...mediaBlockHeroYouTube, layout: 'media-end'},
];

export default function Story() {
  return (
    <div className="grid gap-6">
      {STORY.map((block) => (
        <MediaBlockHero key={block.id} block={block} hrefOf={hrefOf} headingLevel={3} />
      ))}
    </div>
  );
}
