import type {OrientationOptions} from '@storefront-toolkit/types/cms';
import type {ComponentProps} from 'react';
import {type NavigationTreeProps, reportTreeMisuse} from '../internal/navigation.tsx';
import {MenuBarDataAttributes} from './data-attributes.ts';
import {MenuBarEntry} from './MenuBarEntry.tsx';
import {listVariants, navVariants} from './variants.ts';

/** Props of `MenuBar`. All other props of `<nav>` reach the element. */
export interface MenuBarProps
  extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'>, NavigationTreeProps {
  /** Name of the navigation for screen readers. Different from that of every other navigation on the page. */
  label: string;
  /**
   * Whether entries are side by side or below each other. A horizontal bar scrolls when it has too little
   * room; a vertical one shows all levels at once.
   * @default 'horizontal'
   */
  orientation?: OrientationOptions | undefined;
}

/** The CMS's `MenuBarBlock`: a bar of links inside the content of a page, such as the sections of a guide. */
export function MenuBar({
  label,
  items,
  orientation = 'horizontal',
  hrefOf,
  current,
  renderLink,
  allText,
  newTabText,
  className,
  ...rest
}: MenuBarProps) {
  if (process.env.NODE_ENV !== 'production') reportTreeMisuse('MenuBar', {items, label});
  return (
    <nav
      {...rest}
      aria-label={label}
      className={navVariants({orientation, className})}
      {...{[MenuBarDataAttributes.orientation]: orientation}}
    >
      <ul className={listVariants({orientation})}>
        {items.map((item) => (
          <MenuBarEntry
            key={item.id}
            item={item}
            orientation={orientation}
            {...{hrefOf, current, renderLink, allText, newTabText}}
          />
        ))}
      </ul>
    </nav>
  );
}
