'use client';

import {ContextMenu} from '@base-ui/react/context-menu';
import type {ComponentProps} from 'react';
import {useMenuTriggerRef} from '../internal/menu/MenuDirection.tsx';
import {useMergedRefs} from '../internal/use-merged-refs.ts';

/** The area whose context menu it is. Accepts all props of `<div>`. Put focusable content into it. */
export function ContextMenuTrigger({ref, ...rest}: ComponentProps<'div'>) {
  const mergedRef = useMergedRefs(useMenuTriggerRef(), ref);
  return <ContextMenu.Trigger {...rest} ref={mergedRef} />;
}
