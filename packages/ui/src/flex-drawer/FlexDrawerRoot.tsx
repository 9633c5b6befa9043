import type {ReactNode} from 'react';
import {OverlayRoot} from '../internal/overlay/OverlayRoot.tsx';

/** Props of `FlexDrawerRoot`. */
export interface FlexDrawerRootProps {
  /** Whether the drawer is open, when your component holds the state. Pass `onOpenChange` with it. */
  open?: boolean | undefined;
  /** Called when the drawer opens or closes, and when the screen has become so wide that it is a panel. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. */
  children?: ReactNode | undefined;
}

/** Holds the state of a flex drawer and connects its parts. Renders no element. */
export function FlexDrawerRoot(props: FlexDrawerRootProps) {
  return <OverlayRoot {...props} />;
}
