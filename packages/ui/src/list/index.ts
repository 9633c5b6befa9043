export {ListDataAttributes} from './data-attributes.ts';
export {LinkList, type LinkListProps} from './LinkList.tsx';
export {List, type ListProps} from './List.tsx';
export {ListItem, type ListItemProps} from './ListItem.tsx';
export type {ListMarker} from './variants.ts';
