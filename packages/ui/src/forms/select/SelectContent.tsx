'use client';

import {CSPProvider} from '@base-ui/react/csp-provider';
import {Select} from '@base-ui/react/select';
import clsx from 'clsx';
import {type ComponentProps, useContext} from 'react';
import {PortalContainer} from '../../internal/overlay/portal-container.ts';
import {FieldContext} from '../label/field-context.ts';

/** Props of `SelectContent`. All other props of `<div>` reach the list. */
export interface SelectContentProps extends ComponentProps<'div'> {
  /**
   * Distance between trigger and list, in CSS pixels.
   * @default 4
   */
  sideOffset?: number | undefined;
}

/**
 * The list, at the end of the document's body, or of the dialog around it, and below the trigger, or above it where there
 * is more space. It has the class `storefront-toolkit`, so that the base styles reach it there.
 */
export function SelectContent({sideOffset = 4, className, ...rest}: SelectContentProps) {
  const labelId = useContext(FieldContext)?.labelId;
  const container = useContext(PortalContainer);
  return (
    // The style element that hides scroll bars would break a Content-Security-Policy, and is not wanted here.
    <CSPProvider disableStyleElements>
      <Select.Portal container={container}>
        <Select.Positioner
          alignItemWithTrigger={false}
          sideOffset={sideOffset}
          collisionPadding={8}
          className="storefront-toolkit z-popover outline-none"
        >
          <Select.Popup
            aria-labelledby={rest['aria-label'] ? undefined : labelId}
            {...rest}
            className={clsx(
              'max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain',
              'origin-(--transform-origin) rounded-md border border-line-strong bg-raised p-1 text-ink shadow-md outline-none',
              'transition-[opacity,scale] duration-fast ease-standard',
              'data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0',
              className,
            )}
          />
        </Select.Positioner>
      </Select.Portal>
    </CSPProvider>
  );
}
