'use client';

import type {ComponentProps, FocusEvent, MouseEvent} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {TabsDataAttributes} from './data-attributes.ts';
import {useTabs} from './tabs-context.ts';
import {triggerVariants} from './variants.ts';

/** Props of `TabsTrigger`. All other props of `<button>` reach the element. */
export interface TabsTriggerProps extends Omit<ComponentProps<'button'>, 'id' | 'value'> {
  /** Names the tab. The `TabsContent` of the same value is its content. It must not hold a space. */
  value: string;
  /**
   * Disables the tab. The arrow keys skip it.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** The button of a tab. Where scripts don't run, a link to its content is in its place. */
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
    // A press gives the focus as it begins. Only its click selects, so that moving off the tab cancels it.
    const isByKey = event.currentTarget.matches(':focus-visible');
    if (tabs.automatic && isByKey && !selected && !event.defaultPrevented) tabs.select(value);
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (!selected && !event.defaultPrevented) tabs.select(value);
  }

  if (tabs.asLinks) {
    return (
      <a
        href={`#${encodeURIComponent(tabs.contentId(value))}`}
        className={triggerVariants({orientation, variant, className: ['underline', className]})}
      >
        {rest.children}
      </a>
    );
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
