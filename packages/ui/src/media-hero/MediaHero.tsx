import type {MediaHeroBlock} from '@storefront-toolkit/types/cms';
import {type ComponentProps, useId} from 'react';
import {HeroFrame, heroTextLayer} from '../internal/blocks/HeroFrame.tsx';
import {HeroText} from '../internal/blocks/HeroText.tsx';
import type {MediaBlockOptions} from '../internal/blocks/options.ts';
import {MediaImage} from '../media/index.ts';

/** Props of `MediaHero`. All other props of `<section>` reach the element. */
export interface MediaHeroProps
  extends Omit<ComponentProps<'section'>, 'children'>, MediaBlockOptions {
  /** The hero, as it comes from the CMS. */
  block: MediaHeroBlock;
}

/** For an image whose size the CMS doesn't know. */
const DEFAULT_RATIO = 16 / 9;

/** The CMS's `MediaHeroBlock`: text on top of an image that takes the full width of the page. Sends no client code. */
export function MediaHero({
  block,
  headingLevel,
  hrefOf,
  renderLink,
  newTabText,
  delivery,
  sizes,
  priority,
  ...rest
}: MediaHeroProps) {
  const headingId = useId();
  const {media, height, veil = true, textColor} = block;
  return (
    <HeroFrame
      aria-labelledby={headingId}
      {...rest}
      height={height}
      ratio={media.width && media.height ? media.width / media.height : DEFAULT_RATIO}
      narrow={media.narrow}
    >
      <MediaImage image={media} fill {...{delivery, sizes, priority}} />
      <div className={heroTextLayer(veil, textColor)}>
        <HeroText
          hero={block}
          on={veil ? 'scrim' : 'image'}
          {...{headingId, headingLevel, hrefOf, renderLink, newTabText}}
        />
      </div>
    </HeroFrame>
  );
}
