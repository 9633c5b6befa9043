import type {BlockBase, RichText as RichTextTree} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {type TextLook, textLookVariants} from '../../internal/text-look.ts';
import type {LinkOptions} from '../../link/Link.tsx';
import {RichTextBlocks} from './RichTextBlocks.tsx';

/** Props of `RichText`. All other props of `<div>` reach the element. */
export interface RichTextProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'color' | 'dangerouslySetInnerHTML'>,
    TextLook,
    LinkOptions {
  /** The text as a tree, as the CMS delivers it. */
  text: RichTextTree;
  /**
   * The number added to the level of each heading, for a text that does not start the page: 1 turns a heading of level 2 into
   * an `<h3>`. No heading is above level 6.
   * @default 0
   */
  headingOffset?: number | undefined;
  /**
   * Renders a block that an editor embedded in the text. Without it, such blocks are left out, and reported in development.
   * @default undefined
   */
  renderBlock?: ((block: BlockBase) => ReactNode) | undefined;
}

/** Formatted text of the CMS: paragraphs, headings, lists, quotes, figures, tables, embedded blocks and dividers. */
export function RichText({
  text,
  alignment,
  color,
  headingOffset = 0,
  renderBlock,
  hrefOf,
  renderLink,
  newTabText,
  className,
  ...rest
}: RichTextProps) {
  const onColor = color === 'brand' || color === 'on-brand';
  return (
    <div
      {...rest}
      className={clsx(
        'text-base wrap-anywhere [&>*+*]:mt-4 [&>*+:is(h2,h3,h4,h5,h6,hr)]:mt-8',
        '[&>:is(h2,h3,h4,h5,h6)+*]:mt-2 [&>hr+*]:mt-8',
        textLookVariants({alignment, color}),
        className,
      )}
    >
      <RichTextBlocks
        nodes={text}
        depth={1}
        headingOffset={headingOffset}
        renderBlock={renderBlock}
        linkProps={{hrefOf, renderLink, newTabText, variant: onColor ? 'inherit' : 'inline'}}
      />
    </div>
  );
}
