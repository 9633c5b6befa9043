import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {createContext, type KeyboardEvent, useId, useRef} from 'react';

/** Prefix of the ids of one set of tabs and its panels. */
export const TabsId = createContext('');

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function TabList({id, className}: {id: string; className?: string}) {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const list = useRef<HTMLDivElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function select(index: number) {
    const tab = list.current?.children[index];
    const value = tabValues[index]?.value;
    if (!(tab instanceof HTMLElement) || value === undefined) return;
    tab.focus();
    if (value === selectedValue) return;
    // Other sets above this one change with it, and must not move it.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const selected = tabValues.findIndex(({value}) => value === selectedValue);
    select(move(selected, tabValues.length));
  }

  return (
    <div role="tablist" ref={list} className={clsx('tab-list', className)}>
      {tabValues.map(({value, label, attributes}, index) => (
        <button
          {...attributes}
          key={value}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-selected={value === selectedValue}
          tabIndex={value === selectedValue ? 0 : -1}
          onClick={() => select(index)}
          onKeyDown={onKeyDown}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

/** Tabs. Sets with the same `groupId` change together, and keep the reader's choice. */
export default function Tabs(props: Props) {
  const id = useId();
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <TabsId value={id}>
        <div className="tab-set">
          <TabList id={id} className={props.className} />
          {sanitizeTabsChildren(props.children)}
        </div>
      </TabsId>
    </TabsProvider>
  );
}
