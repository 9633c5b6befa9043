import type {ComponentProps, RefObject} from 'react';
import {ModalPanel} from '../internal/modal/ModalPanel.tsx';
import {DialogDataAttributes} from './data-attributes.ts';
import {type DialogSize, dialogVariants} from './variants.ts';

/** Props of `DialogContent`. All other props of `<dialog>` reach the element. */
export interface DialogContentProps extends Omit<ComponentProps<'dialog'>, 'open' | 'role'> {
  /**
   * Largest width: 24, 32 or 48 rem.
   * @default 'medium'
   */
  size?: DialogSize | undefined;
  /**
   * `alertdialog` interrupts: screen readers read the description at once, and clicking outside does not close it.
   * For something that is lost otherwise.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * Whether clicking the backdrop closes the dialog. Turn it off where a form would lose what was typed.
   * @default role === 'dialog'
   */
  closeOnOutsidePress?: boolean | undefined;
  /**
   * Name of the close button in the corner, in the page's language; `false` leaves it out. Put another
   * `DialogClose` into the dialog then: on a touch screen there is no Escape key.
   * @default 'Close'
   */
  closeLabel?: string | false | undefined;
  /**
   * Element inside that gets the focus on opening.
   * @default the first one that takes the focus
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The dialog itself: a native `<dialog>` above the page, which takes no input meanwhile. */
export function DialogContent({
  size = 'medium',
  role = 'dialog',
  closeOnOutsidePress = role === 'dialog',
  closeLabel = 'Close',
  className,
  ...rest
}: DialogContentProps) {
  const attributes = {...rest, [DialogDataAttributes.size]: size};
  return (
    <ModalPanel
      {...attributes}
      family="Dialog"
      role={role}
      closeOnOutsidePress={closeOnOutsidePress}
      closeLabel={closeLabel}
      className={dialogVariants({size, className})}
    />
  );
}
