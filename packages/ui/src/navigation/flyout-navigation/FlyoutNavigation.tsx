import type {ImageMedia} from '@storefront-toolkit/types/cms';
import type {ComponentProps, ReactElement} from 'react';
import {type NavigationTreeProps, reportTreeMisuse} from '../../internal/navigation.tsx';
import {FlyoutEntry} from './FlyoutEntry.tsx';
import {FlyoutRoot} from './FlyoutRoot.tsx';

/** Props of `FlyoutNavigation`. All other props of `<nav>` reach the element. */
export interface FlyoutNavigationProps
  extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'>, NavigationTreeProps {
  /** Name of the navigation for screen readers, such as `Shop`. */
  label: string;
  /**
   * The time that a mouse pointer rests on an entry before its panel opens, in milliseconds. A pointer that only
   * passes opens nothing.
   * @default 120
   */
  openDelay?: number | undefined;
  /**
   * The time that a panel opened by a pointer stays after the pointer has left, in milliseconds. It leaves time to
   * cut a corner on the way into the panel.
   * @default 300
   */
  closeDelay?: number | undefined;
  /**
   * Renders the image of an entry in its panel, for the image component of your framework.
   * @default (image) => <img src={image.src} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
   */
  renderImage?: ((image: ImageMedia) => ReactElement) | undefined;
}

/**
 * The main navigation of a store on wide screens: entries in a row, each with a panel as wide as the row that
 * holds the two levels below. Panels open on hover, on a click and by keyboard.
 */
export function FlyoutNavigation({
  label,
  items,
  hrefOf,
  current,
  renderLink,
  renderImage,
  allText,
  newTabText,
  ...rest
}: FlyoutNavigationProps) {
  if (process.env.NODE_ENV !== 'production') reportTreeMisuse('FlyoutNavigation', {items, label});
  return (
    <FlyoutRoot {...rest} aria-label={label}>
      <ul className="flex flex-wrap gap-x-1">
        {items.map((item) => (
          <FlyoutEntry
            key={item.id}
            item={item}
            {...{hrefOf, current, renderLink, renderImage, allText, newTabText}}
          />
        ))}
      </ul>
    </FlyoutRoot>
  );
}
