import type {ReactNode} from 'react';
import {OverlayRoot} from '../internal/overlay/OverlayRoot.tsx';

/** Props of `DialogRoot`. */
export interface DialogRootProps {
  /** Whether the dialog is open, when your component holds the state. Pass `onOpenChange` with it. */
  open?: boolean | undefined;
  /**
   * Whether the dialog is open at first, when it holds the state itself.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called when the dialog is to open or close: by its trigger, a close button, Escape, or clicking outside. With
   * `open` passed, the dialog stays as it is until `open` changes.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. A dialog that your code opens needs no trigger. */
  children?: ReactNode | undefined;
}

/** Holds the state of a dialog and connects its parts. Renders no element. */
export function DialogRoot(props: DialogRootProps) {
  return <OverlayRoot {...props} />;
}
