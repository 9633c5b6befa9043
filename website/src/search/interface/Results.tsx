import Link from '@docusaurus/Link';
import type {ComponentProps} from 'react';
import type {Search, SearchState} from './create-search';
import HitText from './HitText';
import {Icon, ItemIcon} from './icons';
import type {Item} from './items';
import styles from './search.module.css';
import {withFavorite, withoutSearch} from './stored';
import {texts} from './texts';

interface Props {
  search: Search;
  state: SearchState;
  /** Whether each result names the area of the site that it stands in. */
  withArea?: boolean;
}

/** A button beside a search of before. While the list belongs to the box, it is there for the pointer alone. */
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
  if (!stored) return null;
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

/**
 * What can be chosen. While the box has the panel open these are the options of its list, which arrow keys move
 * through; when it is closed they are plain links, which Tab reaches.
 */
export default function Results({search, state, withArea = false}: Props) {
  const isOption = state.isOpen;
  const structure = isOption ? 'none' : undefined;
  const {id: listId} = search.core.getListProps();
  return (
    <div
      id={listId}
      role={isOption ? 'listbox' : undefined}
      aria-label={isOption ? texts.results : undefined}
    >
      {state.collections.map(({source, items}) => {
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
                const {'aria-selected': isActive, ...props} = search.core.getItemProps({
                  item,
                  source,
                });
                return (
                  <li key={props.id} role={structure} className={styles.row}>
                    <Link
                      {...props}
                      to={item.url}
                      className={styles.item}
                      role={isOption ? 'option' : undefined}
                      aria-selected={isOption ? isActive : undefined}
                      tabIndex={isOption ? -1 : undefined}
                    >
                      <ItemIcon {...item} />
                      {item.hit ? (
                        <HitText hit={item.hit} withArea={withArea} />
                      ) : (
                        <span className={styles.text}>
                          <span className={styles.title}>{item.stored?.title}</span>
                          {item.stored?.place && (
                            <span className={styles.place}>{item.stored.place}</span>
                          )}
                        </span>
                      )}
                    </Link>
                    <StoredButtons search={search} item={item} isOption={isOption} />
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
