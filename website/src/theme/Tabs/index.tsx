import type {Props} from '@theme/Tabs';
import {Children, isValidElement, type ReactElement, useId} from 'react';
import {restoreScript} from './select-tab';
import TabPanel, {type TabItemProps} from './TabPanel';

/** Labels of the build's own sets of tabs. */
const GROUP_LABELS: Readonly<Record<string, string>> = {npm2yarn: 'Package manager'};

/** Props that a page writes on `<Tabs>`. */
interface TabsProps extends Props {
  /** The choice that the tabs offer, such as "Vendor". It names the list of tabs for screen readers. */
  label?: string;
}

type Item = ReactElement<TabItemProps>;

/** The `TabItem`s among the children. Anything else is an error, because it would not be shown. */
function itemsOf(children: Props['children']): Item[] {
  const items = Children.toArray(children).filter((child) => child !== '\n');
  const strange = items.find((item) => !isValidElement<TabItemProps>(item) || !item.props.value);
  if (strange !== undefined) {
    throw new Error(
      "A child of <Tabs> isn't a <TabItem> with a `value`, so it would have no tab. " +
        'Put all content into <TabItem value="…"> elements.',
    );
  }
  return items as Item[];
}

/**
 * Tabs, as plain HTML: `delivery/browser/tabs.ts` brings them to life. Sets with the same `groupId` change together
 * and keep the reader's choice, which a script in the set shows before the application runs.
 */
export default function Tabs({children, className, defaultValue, groupId, label}: TabsProps) {
  const id = useId();
  const items = itemsOf(children).map(({props}) => props);
  const name = label ?? GROUP_LABELS[groupId ?? ''];
  if (!name) throw new Error('Name what <Tabs> choose between: <Tabs label="Vendor">.');
  const first = (items.find((item) => item.default) ?? items[0])?.value;
  const selected = defaultValue ?? first;
  return (
    <div className="tab-set" data-group={groupId}>
      <div role="tablist" aria-label={name} className={`tab-list ${className ?? ''}`}>
        {items.map(({value, label}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            data-value={value}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <TabPanel
          key={item.value}
          id={id}
          index={index}
          selected={item.value === selected}
          {...item}
        />
      ))}
      {groupId && (
        // As HTML, which the browser's React leaves alone: the script is the served page's.
        <span
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: `<script>${restoreScript}</script>`}}
        />
      )}
    </div>
  );
}
