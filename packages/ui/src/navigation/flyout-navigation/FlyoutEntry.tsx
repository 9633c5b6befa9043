import type {NavigationMenuItem} from '@storefront-toolkit/types/cms';
import {useId} from 'react';
import {ChevronDownIcon} from '../../internal/icons.tsx';
import {holds, TreeLink} from '../../internal/navigation.tsx';
import {PopoverEntry} from '../../internal/PopoverEntry.tsx';
import {FlyoutNavigationDataAttributes} from './data-attributes.ts';
import type {FlyoutNavigationProps} from './FlyoutNavigation.tsx';
import {FlyoutPanel} from './FlyoutPanel.tsx';
import {entryVariants, panelClasses} from './variants.ts';

/** The facts that an entry needs about its navigation. */
export type FlyoutOptions = Pick<
  FlyoutNavigationProps,
  'hrefOf' | 'current' | 'renderLink' | 'renderImage' | 'allText' | 'newTabText'
>;

/** An entry of the first level: a link, or a button with a panel. */
export function FlyoutEntry({item, ...options}: FlyoutOptions & {item: NavigationMenuItem}) {
  const panel = useId();
  const className = entryVariants({holdsCurrent: holds(item, options.current)});
  const kind = (value: 'link' | 'panel') => ({[FlyoutNavigationDataAttributes.entry]: value});
  if (item.items.length === 0) {
    return (
      <li {...kind('link')}>
        <TreeLink item={item} className={className} {...options} />
      </li>
    );
  }
  return (
    <PopoverEntry {...kind('panel')} className="group">
      <button type="button" popoverTarget={panel} className={className}>
        {item.text}
        <ChevronDownIcon className="size-4 shrink-0 transition-transform duration-150 group-has-[:popover-open]:rotate-180 motion-reduce:transition-none" />
      </button>
      <div id={panel} popover="auto" className={panelClasses}>
        <FlyoutPanel item={item} {...options} />
      </div>
    </PopoverEntry>
  );
}
