import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {type NavigationTreeProps, reportTreeMisuse} from '../../internal/navigation.tsx';
import {MobileLevel} from './MobileLevel.tsx';

/** Props of `MobileNavigation`. All other props of `<nav>` reach the element. */
export interface MobileNavigationProps
  extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'>, NavigationTreeProps {
  /** Name of the navigation for screen readers, such as `Shop`. */
  label: string;
  /**
   * Id of the entry whose page is shown. Its link gets `aria-current="page"`, and the navigation starts at the
   * level that holds it.
   * @default undefined
   */
  current?: string | undefined;
  /**
   * Word on the row that leads back to the level above. The name of the shown level follows it.
   * @default 'Back'
   */
  backText?: string | undefined;
}

/**
 * The main navigation of a store on narrow screens: one level at a time, up to three, with a way back. It is made of
 * `<details>` and needs no script.
 */
export function MobileNavigation({
  label,
  items,
  hrefOf,
  current,
  renderLink,
  allText,
  backText = 'Back',
  newTabText,
  className,
  ...rest
}: MobileNavigationProps) {
  if (process.env.NODE_ENV !== 'production') reportTreeMisuse('MobileNavigation', {items, label});
  return (
    <nav {...rest} aria-label={label} className={clsx('text-base text-ink', className)}>
      <MobileLevel
        level={1}
        items={items}
        {...{hrefOf, current, renderLink, allText, backText, newTabText}}
      />
    </nav>
  );
}
