import type {ComponentProps} from 'react';
import {MenuSurface} from '../internal/menu/MenuSurface.tsx';

/**
 * The menu itself, while it is open, at the pointer. It is portaled to `<body>`, or into the dialog around it.
 * Takes what `<div>` takes.
 */
export function ContextMenuContent(props: ComponentProps<'div'>) {
  return <MenuSurface {...props} />;
}
