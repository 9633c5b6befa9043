import type {Block, BlockBase, ModalBlock} from '@storefront-toolkit/types/cms';
import {type ComponentProps, Fragment, type ReactElement, type ReactNode} from 'react';
import type {ButtonVariant} from '../button/index.ts';
import {
  DialogBody,
  DialogContent,
  DialogRoot,
  type DialogSize,
  DialogTitle,
  DialogTrigger,
} from '../dialog/index.ts';
import {reportMisuse} from '../internal/report-misuse.ts';

/**
 * Props of `Modal`. All other props of `<dialog>` reach the element.
 *
 * @typeParam Own - Blocks that only your store has.
 */
export interface ModalProps<Own extends BlockBase = never> extends Omit<
  ComponentProps<'dialog'>,
  'children' | 'open' | 'role' | 'title'
> {
  /** The block as it comes from the CMS: words of the button, title and content of the dialog. */
  block: ModalBlock<Own>;
  /** Renders one block of the content. Called for each, in order; what it returns needs no key. */
  renderBlock: (block: Block<Own>) => ReactNode;
  /**
   * Weight of the button that opens the dialog.
   * @default 'secondary'
   */
  triggerVariant?: ButtonVariant | undefined;
  /**
   * Element to render in place of the button, such as an `<IconButton>`. The words of the block become its
   * content unless it has content of its own.
   * @default <Button />
   */
  trigger?: ReactElement<ComponentProps<'button'>> | undefined;
  /**
   * Largest width of the dialog: 24, 32 or 48 rem.
   * @default 'medium'
   */
  size?: DialogSize | undefined;
  /**
   * Name of the close button in the corner, in the page's language.
   * @default 'Close'
   */
  closeLabel?: string | undefined;
}

/**
 * The CMS's `ModalBlock`: a button, and the dialog with blocks that it opens. Both are in the HTML of the page.
 *
 * @typeParam Own - Blocks that only your store has.
 */
export function Modal<Own extends BlockBase = never>({
  block,
  renderBlock,
  triggerVariant = 'secondary',
  trigger,
  closeLabel = 'Close',
  ...rest
}: ModalProps<Own>) {
  const {title, content} = block;
  if (process.env.NODE_ENV !== 'production' && (!title || content.length === 0)) {
    reportMisuse(
      'Modal',
      `got the block ${JSON.stringify(block.id)} ${title ? 'without content' : 'without a title'}, so its button ` +
        'opens an empty dialog. Require both in the content model, or leave such a block out where ' +
        'the response of the CMS is read.',
    );
  }
  return (
    <DialogRoot>
      <DialogTrigger variant={triggerVariant} render={trigger}>
        {block.trigger}
      </DialogTrigger>
      <DialogContent {...rest} closeLabel={closeLabel}>
        <DialogTitle>{title}</DialogTitle>
        <DialogBody className="grid content-start gap-4">
          {content.map((one) => (
            <Fragment key={one.id}>{renderBlock(one)}</Fragment>
          ))}
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}
