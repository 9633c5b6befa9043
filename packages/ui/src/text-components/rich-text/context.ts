import type {BlockBase} from '@storefront-toolkit/types/cms';
import type {ReactNode} from 'react';
import type {LinkProps} from '../../link/Link.tsx';

/** The context of every part of the tree. */
export interface RichTextContext {
  /** Level of nesting: 1 is the text itself. */
  depth: number;
  headingOffset: number;
  /** Renders a block that is embedded in the text. */
  renderBlock?: ((block: BlockBase) => ReactNode) | undefined;
  /** Props of the links in the text. */
  linkProps: Pick<LinkProps, 'hrefOf' | 'renderLink' | 'newTabText' | 'variant'>;
}
