import type {Badge as CatalogBadge} from '@storefront-toolkit/types/catalog';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {Badge} from './Badge.tsx';
import type {BadgeSize} from './variants.ts';

/** Props of `BadgeList`. All other props of `<ul>` reach the element. */
export interface BadgeListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The badges of a product, as the catalog sends them. Their order is kept. */
  badges: readonly CatalogBadge[];
  /**
   * Height of the badges: 22 or 30 CSS pixels.
   * @default 'small'
   */
  size?: BadgeSize | undefined;
}

/** The badges of a product from the catalog. Renders nothing when there are none. */
export function BadgeList({badges, size = 'small', className, ...rest}: BadgeListProps) {
  if (badges.length === 0) return null;
  return (
    <ul {...rest} className={clsx('flex flex-wrap gap-1.5', className)}>
      {badges.map(({id, label, tone}) => (
        <li key={id} className="flex min-w-0">
          <Badge tone={tone} size={size}>
            {label}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
