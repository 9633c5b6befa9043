import type {BlockBase, Page} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import type {LinkOptions} from '../link/index.ts';
import {Heading} from '../text-components/heading/index.ts';
import {type BlockOptions, createBlockRenderer} from './create-block-renderer.ts';
import {SpacedBlock} from './SpacedBlock.tsx';

/**
 * Props of `ContentPage`. All other props of `<div>` reach the element.
 *
 * @typeParam Own - Blocks that only your store has.
 */
export interface ContentPageProps<Own extends BlockBase = never>
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    LinkOptions,
    Pick<BlockOptions<Own>, 'audiences' | 'blocks' | 'delivery' | 'onUnknownBlock'> {
  /** The page as it comes from the CMS. */
  page: Page<Own>;
  /**
   * Level of the heading of the page, its title. Headings of blocks are one level below.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /**
   * Whether the title is shown above the blocks. Screen readers find it in either case.
   * @default false
   */
  titleShown?: boolean | undefined;
}

/**
 * A whole page of the CMS: its title, and each block by the function that the registry has for its type. Sends no client code
 * of its own.
 *
 * @typeParam Own - Blocks that only your store has.
 */
export function ContentPage<Own extends BlockBase = never>({
  page,
  blocks,
  audiences,
  delivery,
  onUnknownBlock,
  headingLevel = 1,
  titleShown = false,
  hrefOf,
  renderLink,
  newTabText,
  className,
  ...rest
}: ContentPageProps<Own>) {
  const {title, content} = page;
  const renderBlock = createBlockRenderer({
    blocks,
    audiences,
    delivery,
    onUnknownBlock,
    links: {hrefOf, renderLink, newTabText},
    headingLevel: headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4,
    priorityId: content.find(({type}) => type.startsWith('Media'))?.id,
  });
  return (
    <div {...rest} className={clsx('flow-root', className)}>
      <Heading level={headingLevel} size="3xl" className={titleShown ? 'mb-6' : 'sr-only'}>
        {title}
      </Heading>
      {content.map((block) => (
        <SpacedBlock key={block.id} block={block}>
          {renderBlock(block)}
        </SpacedBlock>
      ))}
    </div>
  );
}
