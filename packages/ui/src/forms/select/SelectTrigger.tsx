'use client';

import {Select} from '@base-ui/react/select';
import type {ComponentProps, ReactNode} from 'react';
import {type ControlSize, controlVariants} from '../../internal/control.ts';
import {ChevronDownIcon} from '../../internal/icons.tsx';
import {useFieldControl} from '../label/field-context.ts';
import {SelectTriggerDataAttributes} from './data-attributes.ts';

/** Props of `SelectTrigger`. Everything else that `<button>` takes reaches the element. */
export interface SelectTriggerProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
  /**
   * Height of the trigger: 32, 40 or 48 CSS pixels.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /** What stands in the trigger while nothing is chosen: `Choose a size`. */
  placeholder?: ReactNode | undefined;
}

/** The button that shows the chosen option and opens the list. */
export function SelectTrigger({
  size = 'medium',
  placeholder,
  className,
  ...props
}: SelectTriggerProps) {
  const {required: _required, ...rest} = useFieldControl<
    typeof props & {required?: boolean | undefined}
  >(props);
  const attributes = {...rest, [SelectTriggerDataAttributes.size]: size};
  return (
    <Select.Trigger
      {...attributes}
      className={controlVariants({
        size,
        height: 'line',
        className: [
          'group/select flex cursor-pointer items-center justify-between gap-2 data-placeholder:text-ink-muted',
          className,
        ],
      })}
    >
      <Select.Value className="min-w-0 truncate" placeholder={placeholder} />
      <ChevronDownIcon className="size-5 shrink-0 text-ink-muted transition-transform duration-fast ease-standard group-data-popup-open/select:rotate-180" />
    </Select.Trigger>
  );
}
