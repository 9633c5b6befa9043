import type {ReactNode} from 'react';
import {OverlayRoot} from '../internal/overlay/OverlayRoot.tsx';

/** Props of `SheetRoot`. */
export interface SheetRootProps {
  /** Whether the sheet is open, when your component holds the state. Pass `onOpenChange` with it. */
  open?: boolean | undefined;
  /**
   * Whether the sheet is open at first, when it holds the state itself.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called when the sheet is to open or close: by its trigger, a close button, Escape, or clicking outside. With
   * `open` passed, the sheet stays as it is until `open` changes.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. A sheet that your code opens needs no trigger. */
  children?: ReactNode | undefined;
}

/** Holds the state of a sheet and connects its parts. Renders no element. */
export function SheetRoot(props: SheetRootProps) {
  return <OverlayRoot {...props} />;
}
