'use client';

import type {ComponentProps, KeyboardEvent} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {TabsDataAttributes} from './data-attributes.ts';
import {TabsContext, useTabs} from './tabs-context.ts';
import {listVariants} from './variants.ts';

/** Props of `TabsList`. All other props of `<div>` reach the element. */
export interface TabsListProps extends ComponentProps<'div'> {
  /**
   * Names the list for screen readers: what the tabs are about. Required unless a heading is named by
   * `aria-labelledby`.
   */
  'aria-label'?: string | undefined;
}

/** Where a key leads to in a list of tabs, as a place in the list. Undefined when it leads nowhere. */
function targetOf(key: string, current: number, last: number, list: Element, vertical: boolean) {
  const leftToRight = getComputedStyle(list).direction !== 'rtl';
  const [previousKey, nextKey] = vertical
    ? ['ArrowUp', 'ArrowDown']
    : leftToRight
      ? ['ArrowLeft', 'ArrowRight']
      : ['ArrowRight', 'ArrowLeft'];
  if (key === previousKey) return current === 0 ? last : current - 1;
  if (key === nextKey) return current === last ? 0 : current + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Holds the triggers. The arrow keys move between them. Where scripts don't run, links to the contents are in its place. */
export function TabsList({className, onKeyDown, ...rest}: TabsListProps) {
  const tabs = useTabs('TabsList');
  const {orientation, variant} = tabs;
  if (process.env.NODE_ENV !== 'production' && !rest['aria-label'] && !rest['aria-labelledby']) {
    reportMisuse(
      'TabsList',
      'has no name, so a screen reader cannot say what its tabs are about. ' +
        'Pass `aria-label="Product information"`, or the id of a heading as `aria-labelledby`.',
    );
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const {key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: list} = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    const triggers = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
    const current = triggers.findIndex((trigger) => trigger === document.activeElement);
    if (current < 0) return;
    const target = targetOf(key, current, triggers.length - 1, list, orientation === 'vertical');
    if (target === undefined) return;
    event.preventDefault();
    triggers[target]?.focus();
  }

  return (
    <>
      {/* The triggers inside have the focus and a role of their own. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        {...rest}
        {...{[TabsDataAttributes.orientation]: orientation, [TabsDataAttributes.variant]: variant}}
        role="tablist"
        aria-orientation={orientation}
        onKeyDown={handleKeyDown}
        className={listVariants({orientation, variant, className: ['noscript:hidden', className]})}
      />
      <noscript>
        <nav
          aria-label={rest['aria-label']}
          aria-labelledby={rest['aria-labelledby']}
          className={listVariants({orientation, variant, className})}
        >
          <TabsContext value={{...tabs, asLinks: true}}>{rest.children}</TabsContext>
        </nav>
      </noscript>
    </>
  );
}
