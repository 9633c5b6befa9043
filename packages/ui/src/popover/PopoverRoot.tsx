import type {ReactNode} from 'react';
import {OverlayRoot} from '../internal/overlay/OverlayRoot.tsx';

/** Props of `PopoverRoot`. */
export interface PopoverRootProps {
  /** Whether the popover is open, when your component holds the state. Pass `onOpenChange` with it. */
  open?: boolean | undefined;
  /**
   * Whether the popover is open at first, when it holds the state itself.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called when the popover opens or closes: by its trigger, a close button, Escape, clicking outside, or because
   * the focus has left it.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. */
  children?: ReactNode | undefined;
}

/** Holds the state of a popover and connects its parts. Renders no element. */
export function PopoverRoot(props: PopoverRootProps) {
  return <OverlayRoot {...props} />;
}
