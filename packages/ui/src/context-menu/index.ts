export {ContextMenuRoot, type ContextMenuRootProps} from './ContextMenuRoot.tsx';
export {ContextMenuTrigger} from './ContextMenuTrigger.tsx';
export {ContextMenuContent} from './ContextMenuContent.tsx';
export {
  MenuCheckboxItem as ContextMenuCheckboxItem,
  type MenuCheckboxItemProps as ContextMenuCheckboxItemProps,
} from '../internal/menu/MenuCheckboxItem.tsx';
export {MenuGroup as ContextMenuGroup} from '../internal/menu/MenuGroup.tsx';
export {
  MenuItem as ContextMenuItem,
  type MenuItemProps as ContextMenuItemProps,
} from '../internal/menu/MenuItem.tsx';
export {MenuLabel as ContextMenuLabel} from '../internal/menu/MenuGroup.tsx';
export {
  MenuLinkItem as ContextMenuLinkItem,
  type MenuLinkItemProps as ContextMenuLinkItemProps,
} from '../internal/menu/MenuLinkItem.tsx';
export {
  MenuRadioGroup as ContextMenuRadioGroup,
  type MenuRadioGroupProps as ContextMenuRadioGroupProps,
} from '../internal/menu/MenuRadioGroup.tsx';
export {
  MenuRadioItem as ContextMenuRadioItem,
  type MenuRadioItemProps as ContextMenuRadioItemProps,
} from '../internal/menu/MenuRadioItem.tsx';
export {MenuSeparator as ContextMenuSeparator} from '../internal/menu/MenuGroup.tsx';
export {MenuSubContent as ContextMenuSubContent} from '../internal/menu/MenuSub.tsx';
export {
  MenuSubRoot as ContextMenuSubRoot,
  type MenuSubRootProps as ContextMenuSubRootProps,
} from '../internal/menu/MenuSub.tsx';
export {
  MenuSubTrigger as ContextMenuSubTrigger,
  type MenuSubTriggerProps as ContextMenuSubTriggerProps,
} from '../internal/menu/MenuSub.tsx';
export {ContextMenuDataAttributes} from './data-attributes.ts';
export type {MenuItemTone as ContextMenuItemTone} from '../internal/menu/class-names.ts';
