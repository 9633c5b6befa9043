import type {LinkText, OrientationOptions} from '@storefront-toolkit/types/cms';
import {cva} from 'class-variance-authority';
import type {ComponentProps} from 'react';
import {Link, type LinkOptions} from '../link/Link.tsx';
import type {LinkVariant} from '../link/variants.ts';
import {ListDataAttributes} from './data-attributes.ts';

/** Props of `LinkList`. All other props of `<ul>` reach the element. */
export interface LinkListProps extends Omit<ComponentProps<'ul'>, 'children'>, LinkOptions {
  /** The links, in reading order. */
  links: readonly LinkText[];
  /**
   * Whether the links are below each other, or side by side on as many lines as they need.
   * @default 'vertical'
   */
  orientation?: OrientationOptions | undefined;
  /**
   * Look of the links.
   * @default 'quiet'
   */
  variant?: LinkVariant | undefined;
}

const linkListVariants = cva('flex list-none text-base', {
  variants: {
    orientation: {
      vertical: 'flex-col items-start',
      horizontal: 'flex-wrap gap-x-6',
    } satisfies Record<OrientationOptions, string>,
  },
});

/** Links of the CMS as a list. Renders nothing when there are none. */
export function LinkList({
  links,
  orientation = 'vertical',
  variant = 'quiet',
  hrefOf,
  renderLink,
  newTabText,
  className,
  ...rest
}: LinkListProps) {
  if (links.length === 0) return null;
  // Safari takes the role from a list without markers.
  const role = {role: 'list'};
  return (
    <ul
      {...role}
      {...rest}
      {...{[ListDataAttributes.orientation]: orientation}}
      className={linkListVariants({orientation, className})}
    >
      {links.map(({text, link, label}, index) => (
        <li key={index} className="max-w-full">
          <Link
            {...{link, variant, hrefOf, renderLink, newTabText}}
            aria-label={label}
            className="inline-block py-1"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
