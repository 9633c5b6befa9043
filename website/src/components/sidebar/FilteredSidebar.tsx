import {Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {countPages, filterItems, type Items} from './filter-items';

interface Props {
  sidebar: Items;
  /** Draws the items that are left. */
  children: (items: Items) => ReactNode;
}

/** A list of pages below a box that narrows it to those whose names have what the reader types. */
export default function FilteredSidebar({sidebar, children}: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const read = () => setQuery(box.current!.value.trim());
  // Reads text that was typed before the application ran.
  useEffect(read, []);

  const items = query ? filterItems(sidebar, query) : sidebar;
  const count = countPages(items);

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !query) return;
    // The menu of a narrow screen stays open.
    event.preventDefault();
    box.current!.value = '';
    read();
  }

  return (
    <>
      <input
        ref={box}
        type="search"
        className="sidebar-filter"
        placeholder="Filter pages"
        aria-label="Filter pages"
        onChange={read}
        onKeyDown={clearOnEscape}
      />
      <p role="status" className="sidebar-count">
        {query &&
          (count === 0 ? `No pages match “${query}”` : `${count} page${count > 1 ? 's' : ''}`)}
      </p>
      <Fragment key={query ? 'found' : 'all'}>{children(items)}</Fragment>
    </>
  );
}
