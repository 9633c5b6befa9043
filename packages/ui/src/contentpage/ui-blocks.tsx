import type {
  Block,
  BlockBase,
  GridBlock,
  ModalBlock,
  PersonalizedContentBlock,
  TextBlock,
} from '@storefront-toolkit/types/cms';
import {Fragment} from 'react';
import {Grid} from '../grid/index.ts';
import {createHrefOf, Link} from '../link/index.ts';
import {MediaImage} from '../media/index.ts';
import {MediaBlockHero} from '../media-block-hero/index.ts';
import {MediaCard} from '../media-card/index.ts';
import {MediaCardVimeo} from '../media-card-vimeo/index.ts';
import {MediaCardYouTube} from '../media-card-youtube/index.ts';
import {MediaHero} from '../media-hero/index.ts';
import {MediaHeroVimeo} from '../media-hero-vimeo/index.ts';
import {MediaHeroYouTube} from '../media-hero-youtube/index.ts';
import {MenuBar} from '../menu-bar/index.ts';
import {Modal} from '../modal/index.ts';
import {PromoCarousel} from '../promo-carousel/index.ts';
import {Table} from '../table/index.ts';
import {Hypertext} from '../text-components/hypertext/index.ts';
import {RichText} from '../text-components/rich-text/index.ts';
import {pickVariant} from './pick-variant.ts';
import type {BlockContext, BlockRegistry} from './registry.ts';

/** Types of blocks that need what only the store has: its catalog, and the components of its vendors. */
type StoreBlock = 'ProductTile' | 'SimpleProductTile' | 'VendorRendered';

const defaultHrefOf = createHrefOf();

/** The props of components with a medium, a heading and links. */
const forMedia = <Own extends BlockBase>(context: BlockContext<Own>) => ({
  ...context.links,
  headingLevel: context.headingLevel,
  delivery: context.delivery,
  priority: context.priority,
});

/**
 * The part of a registry that the toolkit has components for: all types of blocks but `ProductTile`, `SimpleProductTile` and
 * `VendorRendered`, which need the store's catalog and its vendors. Replace what your store shows in another way.
 */
export const uiBlocks = {
  /** By `Grid`. */
  Grid: <Own extends BlockBase>(block: GridBlock<Own>, {renderBlock}: BlockContext<Own>) => (
    <Grid block={block} renderBlock={renderBlock} />
  ),
  /** A link below its image. */
  LinkItem: ({link: {text, link, label}, image}, {links, delivery}) => (
    <Link
      link={link}
      variant="quiet"
      aria-label={label}
      {...links}
      className="flex w-48 max-w-full flex-col gap-2"
    >
      {image && <MediaImage image={image} delivery={delivery} sizes="12rem" />}
      {text}
    </Link>
  ),
  /** By `MediaBlockHero`. */
  MediaBlockHero: (block, context) => <MediaBlockHero block={block} {...forMedia(context)} />,
  /** By `MediaBlockHero`. */
  MediaBlockHeroVimeo: (block, context) => <MediaBlockHero block={block} {...forMedia(context)} />,
  /** By `MediaBlockHero`. */
  MediaBlockHeroYouTube: (block, context) => (
    <MediaBlockHero block={block} {...forMedia(context)} />
  ),
  /** By `MediaCard`. */
  MediaCard: (block, context) => <MediaCard block={block} {...forMedia(context)} />,
  /** By `MediaCardVimeo`. */
  MediaCardVimeo: (block, context) => <MediaCardVimeo block={block} {...forMedia(context)} />,
  /** By `MediaCardYouTube`. */
  MediaCardYouTube: (block, context) => <MediaCardYouTube block={block} {...forMedia(context)} />,
  /** By `MediaHero`. */
  MediaHero: (block, context) => <MediaHero block={block} {...forMedia(context)} />,
  /** By `MediaHeroVimeo`. */
  MediaHeroVimeo: (block, context) => <MediaHeroVimeo block={block} {...forMedia(context)} />,
  /** By `MediaHeroYouTube`. */
  MediaHeroYouTube: (block, context) => <MediaHeroYouTube block={block} {...forMedia(context)} />,
  /** By `MenuBar`. */
  MenuBar: ({label, items, orientation}, {links: {hrefOf = defaultHrefOf, ...links}}) => (
    <MenuBar label={label} items={items} orientation={orientation} hrefOf={hrefOf} {...links} />
  ),
  /** By `Modal`. */
  Modal: <Own extends BlockBase>(block: ModalBlock<Own>, {renderBlock}: BlockContext<Own>) => (
    <Modal block={block} renderBlock={renderBlock} />
  ),
  /** The blocks that `pickVariant` picks. */
  PersonalizedContent: <Own extends BlockBase>(
    {variants}: PersonalizedContentBlock<Own>,
    {audiences, renderBlock}: BlockContext<Own>,
  ) =>
    pickVariant(variants, audiences).map((block) => (
      <Fragment key={block.id}>{renderBlock(block)}</Fragment>
    )),
  /** By `PromoCarousel`. */
  PromoCarousel: (block, {renderBlock}) => (
    <PromoCarousel block={block} renderBlock={renderBlock} />
  ),
  /** By `Hypertext`, with its link below. */
  PromoText: ({text, link, alignment = 'center', color}, {links}) => (
    <div className={PROMO_ALIGNMENT[alignment]}>
      <Hypertext text={text} alignment={alignment} color={color} />
      {link && (
        <Link link={link.link} aria-label={link.label} {...links}>
          {link.text}
        </Link>
      )}
    </div>
  ),
  /** By `Table`. */
  Table: (block, {links}) => <Table block={block} {...links} />,
  /** By `RichText`. */
  Text: <Own extends BlockBase>(
    {text, alignment, color}: TextBlock,
    {links, headingLevel, renderBlock}: BlockContext<Own>,
  ) => (
    <RichText
      text={text}
      // A text of a page embeds the blocks that the page may hold, which its type can't say.
      renderBlock={(block) => renderBlock(block as Block<Own>)}
      alignment={alignment}
      color={color}
      headingOffset={headingLevel - 2}
      {...links}
      className="max-w-prose"
    />
  ),
} satisfies Omit<BlockRegistry, StoreBlock>;

const PROMO_ALIGNMENT = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end',
} as const;
