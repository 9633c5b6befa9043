import {type ComponentProps, memo, type MouseEvent, useEffect, useState} from 'react';
import {whenPainted} from '@site/delivery/browser/when-idle';
import {isPlainClick, preloadsLinks} from '../../links';
import type {Search, SearchState} from './create-search';
import HitText from './HitText';
import {Icon, ItemIcon} from './icons';
import type {Item} from './items';
import styles from './search.module.css';
import {withFavorite, withoutSearch} from './stored';
import {texts} from './texts';

/** The first rows, with their groups. */
function firstOf(collections: SearchState['collections'], count: number) {
  let room = count;
  return collections.flatMap(({source, items}) => {
    const first = items.slice(0, room);
    room -= first.length;
    return first.length > 0 ? [{source, items: first}] : [];
  });
}

/** The last painted state of a value that changes. */
function usePainted<Value>(value: Value): Value | undefined {
  const [painted, setPainted] = useState<Value>();
  useEffect(() => {
    let isCurrent = true;
    whenPainted(() => isCurrent && setPainted(value));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return painted;
}

interface Props extends Pick<SearchState, 'collections' | 'activeItemId' | 'isOpen'> {
  search: Search;
  /** The query that the results are for. */
  query: string;
  /** Whether each result names its area of the site. */
  withArea?: boolean;
  /** Rows of a new query that are drawn at once. The others follow when these are painted. @default all */
  firstRows?: number;
}

/** A button beside a recent or favorite search. While the list belongs to the box, it is there for the pointer alone. */
function StoredButton({isOption, ...props}: ComponentProps<'button'> & {isOption: boolean}) {
  const hidden = isOption ? {'aria-hidden': true, tabIndex: -1} : {};
  return (
    <button
      {...props}
      {...hidden}
      type="button"
      className={styles.iconButton}
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}

function StoredButtons({search, item, isOption}: {search: Search; item: Item; isOption: boolean}) {
  const {stored} = item;
  if (!stored || stored.kind === 'popular') return null;
  const {kind, ...entry} = stored;
  const remove = kind === 'recent' ? texts.removeRecent : texts.removeFavorite;
  return (
    <>
      {kind === 'recent' && (
        <StoredButton
          isOption={isOption}
          aria-label={texts.save(entry.title)}
          title={texts.save(entry.title)}
          onClick={() => search.changeStored((searches) => withFavorite(searches, entry))}
        >
          <Icon name="favorite" />
        </StoredButton>
      )}
      <StoredButton
        isOption={isOption}
        aria-label={remove(entry.title)}
        title={remove(entry.title)}
        onClick={() => search.changeStored((searches) => withoutSearch(searches, entry.url))}
      >
        <Icon name="close" />
      </StoredButton>
    </>
  );
}

interface RowProps {
  search: Search;
  source: SearchState['collections'][number]['source'];
  item: Item;
  isActive: boolean;
  isOption: boolean;
  withArea: boolean;
}

/** A result or a search to choose. It renders when it changes, and not whenever a key is pressed in the box. */
const Row = memo(function Row({search, source, item, isActive, isOption, withArea}: RowProps) {
  const props = search.core.getItemProps({item, source});

  function follow(event: MouseEvent) {
    props.onClick(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    search.navigate(item.url);
  }

  return (
    <li role={isOption ? 'none' : undefined} className={item.stored && styles.row}>
      <a
        {...props}
        href={item.url}
        className={styles.item}
        role={isOption ? 'option' : undefined}
        aria-selected={isOption ? isActive : undefined}
        tabIndex={isOption ? -1 : undefined}
        onClick={follow}
      >
        <ItemIcon {...item} />
        {item.hit ? (
          <HitText hit={item.hit} withArea={withArea} />
        ) : (
          <span className={styles.text}>
            <span className={styles.title}>{item.stored?.title}</span>
            {item.stored?.place && <span className={styles.place}>{item.stored.place}</span>}
          </span>
        )}
      </a>
      <StoredButtons search={search} item={item} isOption={isOption} />
    </li>
  );
});

/**
 * The choices. While the box has the panel open these are the options of its list, which arrow keys move
 * through; when it is closed they are plain links, which Tab reaches.
 */
const Results = memo(function Results(props: Props) {
  const {search, query, collections, activeItemId, isOpen: isOption} = props;
  const {withArea = false, firstRows = Infinity} = props;
  const isWhole = usePainted(query) === query;
  const isActiveBelow = (activeItemId ?? 0) >= firstRows;
  const shown = firstOf(collections, isWhole || isActiveBelow ? Infinity : firstRows);
  const structure = isOption ? 'none' : undefined;
  const {id: listId} = search.core.getListProps();
  return (
    <div
      id={listId}
      role={isOption ? 'listbox' : undefined}
      aria-label={isOption ? texts.results : undefined}
      {...preloadsLinks}
    >
      {shown.map(({source, items}) => {
        const {title = ''} = source as {title?: string};
        const titleId = `${listId}-${source.sourceId}-title`;
        return (
          <div
            key={source.sourceId}
            className={styles.group}
            role={isOption && title ? 'group' : structure}
            aria-labelledby={title ? titleId : undefined}
          >
            {title && (
              <div id={titleId} className={styles.groupTitle} role={structure}>
                {title}
              </div>
            )}
            <ul role={structure} className={styles.list}>
              {items.map((item) => {
                // The library's own number of the item, through all groups. Its props say the same and cost more.
                const {__autocomplete_id: id} = item as typeof item & {__autocomplete_id: number};
                return (
                  <Row
                    key={id}
                    search={search}
                    source={source}
                    item={item}
                    isActive={id === activeItemId}
                    isOption={isOption}
                    withArea={withArea}
                  />
                );
              })}
            </ul>
          </div>
        );
      })}
    </div>
  );
});

export default Results;
