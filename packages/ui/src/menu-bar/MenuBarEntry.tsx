import type {NavigationMenuItem, OrientationOptions} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import {useId} from 'react';
import {ChevronDownIcon} from '../internal/icons.tsx';
import {holds, type NavigationTreeProps, TreeLink} from '../internal/navigation.tsx';
import {PopoverEntry} from '../internal/PopoverEntry.tsx';
import {entryVariants, panelClasses, subLinkClasses} from './variants.ts';

interface MenuBarEntryProps extends Omit<NavigationTreeProps, 'items'> {
  item: NavigationMenuItem;
  orientation: OrientationOptions;
}

/** An entry of the first level: a link, or a button with a panel, or in a vertical bar a heading with its links. */
export function MenuBarEntry({item, orientation, ...options}: MenuBarEntryProps) {
  const panel = useId();
  const {items} = item;
  const holdsCurrent = items.length > 0 && holds(item, options.current);
  const className = entryVariants({orientation, holdsCurrent});

  if (items.length === 0 || orientation === 'vertical') {
    return (
      <li>
        <TreeLink item={item} className={className} {...options} />
        {items.length > 0 && <SubLinks item={item} className="ps-3" {...options} />}
      </li>
    );
  }
  // #region panel
  return (
    <PopoverEntry className="group [anchor-name:--menu-bar-entry] [anchor-scope:--menu-bar-entry]">
      <button type="button" popoverTarget={panel} className={className}>
        {item.text}
        <ChevronDownIcon className="size-4 shrink-0 transition-transform duration-150 group-has-[:popover-open]:rotate-180 motion-reduce:transition-none" />
      </button>
      <div id={panel} popover="auto" className={clsx(panelClasses)}>
        <SubLinks item={item} withAll {...options} />
      </div>
    </PopoverEntry>
  );
  // #endregion
}

interface SubLinksProps extends Omit<NavigationTreeProps, 'items'> {
  item: NavigationMenuItem;
  /** Whether the link of the entry itself comes first. */
  withAll?: boolean | undefined;
  className?: string | undefined;
  level?: 2 | 3 | undefined;
}

function SubLinks({item, withAll = false, className, level = 2, ...options}: SubLinksProps) {
  const {allText = (text) => `All ${text}`} = options;
  const linkClasses = clsx(subLinkClasses);
  return (
    <ul className={className}>
      {withAll && item.link && (
        <li>
          <TreeLink item={item} text={allText(item.text)} className={linkClasses} {...options} />
        </li>
      )}
      {item.items.map((one) => (
        <li key={one.id}>
          <TreeLink item={one} className={linkClasses} {...options} />
          {level < 3 && one.items.length > 0 && (
            <SubLinks item={one} level={3} className="ps-4 text-sm" {...options} />
          )}
        </li>
      ))}
    </ul>
  );
}
