'use client';

import {Select} from '@base-ui/react/select';
import {type ComponentProps, type ReactNode, useContext} from 'react';
import {type ControlSize, controlVariants} from '../../internal/control.ts';
import {ChevronDownIcon} from '../../internal/icons.tsx';
import {useFieldControl} from '../label/field-context.ts';
import {SelectTriggerDataAttributes} from './data-attributes.ts';
import {NativeSelect} from './NativeSelect.tsx';
import {SelectContext} from './select-context.ts';

/** Props of `SelectTrigger`. All other props of `<button>` reach the element. */
export interface SelectTriggerProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
  /**
   * Height of the trigger: 32, 40 or 48 CSS pixels.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /** The trigger's text while nothing is chosen: `Choose a size`. */
  placeholder?: ReactNode | undefined;
}

/** The button that shows the chosen option and opens the list. Where scripts don't run, a native `<select>` is in its place. */
export function SelectTrigger({
  size = 'medium',
  placeholder,
  className,
  ...props
}: SelectTriggerProps) {
  const {required: _required, ...rest} = useFieldControl<
    typeof props & {required?: boolean | undefined}
  >(props);
  const {required} = useContext(SelectContext);
  const attributes = {...rest, [SelectTriggerDataAttributes.size]: size};
  return (
    <>
      <NativeSelect
        {...rest}
        placeholder={placeholder}
        className={controlVariants({
          size,
          height: 'line',
          className: ['cursor-pointer', className],
        })}
      />
      <Select.Trigger
        aria-required={required}
        {...attributes}
        className={controlVariants({
          size,
          height: 'line',
          className: [
            'group/select flex cursor-pointer items-center justify-between gap-2 data-placeholder:text-ink-muted noscript:hidden',
            className,
          ],
        })}
      >
        <Select.Value className="min-w-0 truncate" placeholder={placeholder} />
        <ChevronDownIcon className="size-5 shrink-0 text-ink-muted transition-transform duration-fast ease-standard group-data-popup-open/select:rotate-180" />
      </Select.Trigger>
    </>
  );
}
