import type {ComponentProps, RefObject} from 'react';
import {ModalPanel} from '../internal/modal/ModalPanel.tsx';
import {SheetDataAttributes} from './data-attributes.ts';
import {type SheetSide, type SheetSize, sheetVariants} from './variants.ts';

/** Props of `SheetContent`. All other props of `<dialog>` reach the element. */
export interface SheetContentProps extends Omit<ComponentProps<'dialog'>, 'open' | 'role'> {
  /**
   * The edge of the screen that the sheet comes from.
   * @default 'end'
   */
  side?: SheetSide | undefined;
  /**
   * The sheet's width on the screen.
   * @default 'medium'
   */
  size?: SheetSize | undefined;
  /**
   * Whether clicking the page behind closes the sheet. Turn it off where a form would lose what was typed.
   * @default true
   */
  closeOnOutsidePress?: boolean | undefined;
  /**
   * Name of the close button in the corner, in the page's language; `false` leaves it out. Put another
   * `SheetClose` into the sheet then: on a touch screen there is no Escape key.
   * @default 'Close'
   */
  closeLabel?: string | false | undefined;
  /**
   * Element inside that gets the focus on opening.
   * @default the first one that takes the focus
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The sheet itself: a native `<dialog>` along an edge of the screen. The page takes no input meanwhile. */
export function SheetContent({
  side = 'end',
  size = 'medium',
  closeOnOutsidePress = true,
  closeLabel = 'Close',
  className,
  ...rest
}: SheetContentProps) {
  const attributes = {
    ...rest,
    [SheetDataAttributes.side]: side,
    [SheetDataAttributes.size]: size,
  };
  return (
    <ModalPanel
      {...attributes}
      family="Sheet"
      closeOnOutsidePress={closeOnOutsidePress}
      closeLabel={closeLabel}
      className={sheetVariants({side, size, className})}
    />
  );
}
