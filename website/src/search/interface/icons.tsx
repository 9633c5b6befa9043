import Stroke from '../../icons/Stroke';
import type {Item} from './items';

const PATHS = {
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.5-1.5L18 18',
  close: 'm5 5 10 10M15 5 5 15',
  page: 'M5 2.5h6l4 4v11H5Zm6 0v4h4',
  heading: 'M7.5 3 6 17M14 3l-1.5 14M4 7.5h13m-14 5h13',
  text: 'M4 5h12M4 10h12M4 15h7',
  recent: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 6v4l3 2',
  favorite: 'm10 2.5 2.3 4.9 5.2.7-3.8 3.7 1 5.3-4.7-2.6-4.7 2.6 1-5.3-3.8-3.7 5.2-.7Z',
} as const;

/** An icon of the search. */
export function Icon({name}: {name: keyof typeof PATHS}) {
  return <Stroke d={PATHS[name]} />;
}

/** The icon that tells what an item is. */
export function ItemIcon({hit, stored}: Item) {
  // Filled, since the outline of the star offers to save a search.
  if (stored?.kind === 'favorite') return <Stroke d={PATHS.favorite} fill="currentColor" />;
  if (stored) return <Icon name={stored.kind === 'popular' ? 'page' : stored.kind} />;
  if (hit?.record.type === 'content') return <Icon name="text" />;
  return <Icon name={hit?.record.type === 'lvl1' ? 'page' : 'heading'} />;
}
