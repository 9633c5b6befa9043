'use client';

import type {ComponentProps, FocusEvent, MouseEvent} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {TabsDataAttributes} from './data-attributes.ts';
import {useTabs} from './tabs-context.ts';
import {triggerVariants} from './variants.ts';

/** Props of `TabsTrigger`. Everything else that `<button>` takes reaches the element. */
export interface TabsTriggerProps extends Omit<ComponentProps<'button'>, 'id' | 'value'> {
  /** Names the tab. The `TabsContent` of the same value is its content. It must not hold a space. */
  value: string;
  /**
   * Takes the tab out of use. The arrow keys pass over it.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** The button of a tab. */
export function TabsTrigger({value, className, onClick, onFocus, ...rest}: TabsTriggerProps) {
  const tabs = useTabs('TabsTrigger');
  const {orientation, variant} = tabs;
  const selected = tabs.value === value;

  if (process.env.NODE_ENV !== 'production' && (value === '' || /\s/.test(value))) {
    reportMisuse(
      'TabsTrigger',
      `has the value "${value}". Values become ids, which tie a tab to its content, and an id holds at least ` +
        'one character and no space. Use letters, digits and hyphens.',
    );
  }

  function handleFocus(event: FocusEvent<HTMLButtonElement>) {
    onFocus?.(event);
    if (tabs.automatic && !selected && !event.defaultPrevented) tabs.select(value);
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (!selected && !event.defaultPrevented) tabs.select(value);
  }

  return (
    <button
      {...rest}
      {...{
        [TabsDataAttributes.orientation]: orientation,
        [TabsDataAttributes.variant]: variant,
        ...(selected && {[TabsDataAttributes.selected]: ''}),
      }}
      type="button"
      role="tab"
      id={tabs.triggerId(value)}
      aria-controls={tabs.contentId(value)}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      onFocus={handleFocus}
      onClick={handleClick}
      className={triggerVariants({orientation, variant, className})}
    />
  );
}
