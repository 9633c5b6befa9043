import type {ComponentProps, ReactElement} from 'react';
import type {ButtonProps} from '../button/index.ts';
import {ModalClose} from '../internal/modal/ModalClose.tsx';

/** Props of `DialogClose`: those of `Button`, and `render`. */
export interface DialogCloseProps extends ButtonProps {
  /**
   * Element to render in place of `<Button>`: an `<IconButton>`, or your own button. It gets the
   * attributes and the click handler; its own props win.
   * @default <Button />
   */
  render?: ReactElement<ComponentProps<'button'>> | undefined;
}

/** A button that closes the dialog. Your own click handler runs first and can stop it by `preventDefault()`. */
export function DialogClose(props: DialogCloseProps) {
  return <ModalClose {...props} family="Dialog" />;
}
