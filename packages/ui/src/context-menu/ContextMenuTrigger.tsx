'use client';

import {ContextMenu} from '@base-ui/react/context-menu';
import type {ComponentProps} from 'react';

/** The area whose context menu it is. Takes what `<div>` takes. What takes the focus goes into it. */
export function ContextMenuTrigger(props: ComponentProps<'div'>) {
  return <ContextMenu.Trigger {...props} />;
}
