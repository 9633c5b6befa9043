'use client';

import {Menu} from '@base-ui/react/menu';
import type {ComponentProps, ReactElement} from 'react';
import {reportMisuse} from '../report-misuse.ts';
import {itemClassName} from './class-names.ts';

/** Props of a link item. All other props of `<a>` reach the element. */
export interface MenuLinkItemProps extends ComponentProps<'a'> {
  /**
   * Whether the menu closes when the link is followed. Needed where a router changes the page.
   * @default true
   */
  closeOnClick?: boolean | undefined;
  /**
   * Text that typing is compared with, where the content does not begin with it.
   * @default the text of the link
   */
  label?: string | undefined;
  /**
   * Element to render in place of `<a>`, for a router's link: `render={<Link to="/orders" />}`.
   * @default <a />
   */
  render?: ReactElement<ComponentProps<'a'>> | undefined;
}

/** An item that leads to another page: a real link, so it opens in a new tab too. */
export function MenuLinkItem({closeOnClick = true, className, ...rest}: MenuLinkItemProps) {
  if (process.env.NODE_ENV !== 'production' && !rest.href && !rest.render) {
    reportMisuse(
      'DropdownMenuLinkItem> or <ContextMenuLinkItem',
      'has neither `href` nor `render`, so it leads nowhere. Pass `href`, or use an item with `onClick` for an ' +
        'action on this page.',
    );
  }
  const classNames = itemClassName('neutral', className);
  return <Menu.LinkItem {...rest} closeOnClick={closeOnClick} className={classNames} />;
}
