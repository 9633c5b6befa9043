import type {ComponentProps} from 'react';
import {MenuSurface} from '../internal/menu/MenuSurface.tsx';

/**
 * The menu itself, while it is open, at the pointer. It is portaled to `<body>`, or into the dialog around it.
 * Accepts all props of `<div>`. Name it after what it is about, with `aria-label` or `aria-labelledby`: no button names it, as one does
 * a dropdown menu.
 */
export function ContextMenuContent(props: ComponentProps<'div'>) {
  return <MenuSurface {...props} />;
}
