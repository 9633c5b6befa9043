import type {ComponentProps, ReactElement} from 'react';
import type {ButtonProps} from '../button/index.ts';
import {ModalTrigger} from '../internal/modal/ModalTrigger.tsx';

/** Props of `SheetTrigger`: those of `Button`, and `render`. */
export interface SheetTriggerProps extends ButtonProps {
  /**
   * Element to render in place of `<Button>`: an `<IconButton>`, or your own button. It gets the
   * attributes and the click handler; its own props win.
   * @default <Button />
   */
  render?: ReactElement<ComponentProps<'button'>> | undefined;
}

/** The button that opens the sheet. It works before any script has loaded. */
export function SheetTrigger(props: SheetTriggerProps) {
  return <ModalTrigger {...props} family="Sheet" />;
}
