import type {LinkProps} from '../../link/Link.tsx';

/** What every part of the tree is rendered with. */
export interface RichTextContext {
  /** Level of nesting: 1 is the text itself. */
  depth: number;
  headingOffset: number;
  /** Props of the links in the text. */
  linkProps: Pick<LinkProps, 'hrefOf' | 'renderLink' | 'newTabText' | 'variant'>;
}
