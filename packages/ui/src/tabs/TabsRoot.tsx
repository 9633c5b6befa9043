'use client';

import clsx from 'clsx';
import {type ComponentProps, useId, useState} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {TabsDataAttributes} from './data-attributes.ts';
import {TabsContext} from './tabs-context.ts';
import type {TabsOrientation, TabsVariant} from './variants.ts';

/** Props of `TabsRoot`. All other props of `<div>` reach the element. */
export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Value of the selected tab, when your own state decides. Change it in `onValueChange`. */
  value?: string | undefined;
  /** Value of the tab that is selected at first. Required unless you pass `value`. */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that the shopper, the address or a search in the page selects. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Whether a tab is selected as soon as it has the focus (`automatic`), or by Enter, Space or a click
   * (`manual`). Use `manual` when content takes time to arrive.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual' | undefined;
  /**
   * Direction of the tabs. It decides between the left and right, and the up and down keys.
   * @default 'horizontal'
   */
  orientation?: TabsOrientation | undefined;
  /**
   * The list's look.
   * @default 'underline'
   */
  variant?: TabsVariant | undefined;
  /**
   * Links the tabs to the hash of the address. Each content has its value as id, `#care` selects the tab `care`,
   * and a selected tab writes its hash without an entry in the history. Values must then be unique on the page.
   * @default false
   */
  linked?: boolean | undefined;
}

/** Holds tabs together: a list of triggers, and the content of each. */
export function TabsRoot({
  value: controlled,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  orientation = 'horizontal',
  variant = 'underline',
  linked = false,
  className,
  children,
  ...rest
}: TabsRootProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const value = controlled ?? own;

  if (process.env.NODE_ENV !== 'production' && value === undefined) {
    reportMisuse(
      'TabsRoot',
      'has neither `defaultValue` nor `value`, so no tab is selected and the Tab key finds none. ' +
        'Pass the value of the first tab as `defaultValue`.',
    );
  }

  function change(next: string) {
    if (next === value) return;
    setOwn(next);
    onValueChange?.(next);
  }

  function select(next: string) {
    change(next);
    if (linked) history.replaceState(history.state, '', `#${encodeURIComponent(next)}`);
  }

  return (
    <TabsContext
      value={{
        value,
        select,
        show: change,
        linked,
        automatic: activation === 'automatic',
        orientation,
        variant,
        triggerId: (of) => `${id}-tab-${of}`,
        contentId: (of) => (linked ? of : `${id}-content-${of}`),
      }}
    >
      <div
        {...rest}
        {...{[TabsDataAttributes.orientation]: orientation}}
        className={clsx(
          'flex min-w-0',
          orientation === 'vertical' ? 'flex-row' : 'flex-col',
          className,
        )}
      >
        {children}
      </div>
    </TabsContext>
  );
}
