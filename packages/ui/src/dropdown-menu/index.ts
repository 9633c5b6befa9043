export {DropdownMenuRoot, type DropdownMenuRootProps} from './DropdownMenuRoot.tsx';
export {DropdownMenuTrigger, type DropdownMenuTriggerProps} from './DropdownMenuTrigger.tsx';
export {
  DropdownMenuContent,
  type DropdownMenuAlign,
  type DropdownMenuContentProps,
  type DropdownMenuSide,
} from './DropdownMenuContent.tsx';
export {
  MenuCheckboxItem as DropdownMenuCheckboxItem,
  type MenuCheckboxItemProps as DropdownMenuCheckboxItemProps,
} from '../internal/menu/MenuCheckboxItem.tsx';
export {MenuGroup as DropdownMenuGroup} from '../internal/menu/MenuGroup.tsx';
export {
  MenuItem as DropdownMenuItem,
  type MenuItemProps as DropdownMenuItemProps,
} from '../internal/menu/MenuItem.tsx';
export {MenuLabel as DropdownMenuLabel} from '../internal/menu/MenuGroup.tsx';
export {
  MenuLinkItem as DropdownMenuLinkItem,
  type MenuLinkItemProps as DropdownMenuLinkItemProps,
} from '../internal/menu/MenuLinkItem.tsx';
export {
  MenuRadioGroup as DropdownMenuRadioGroup,
  type MenuRadioGroupProps as DropdownMenuRadioGroupProps,
} from '../internal/menu/MenuRadioGroup.tsx';
export {
  MenuRadioItem as DropdownMenuRadioItem,
  type MenuRadioItemProps as DropdownMenuRadioItemProps,
} from '../internal/menu/MenuRadioItem.tsx';
export {MenuSeparator as DropdownMenuSeparator} from '../internal/menu/MenuGroup.tsx';
export {MenuSubContent as DropdownMenuSubContent} from '../internal/menu/MenuSub.tsx';
export {
  MenuSubRoot as DropdownMenuSubRoot,
  type MenuSubRootProps as DropdownMenuSubRootProps,
} from '../internal/menu/MenuSub.tsx';
export {
  MenuSubTrigger as DropdownMenuSubTrigger,
  type MenuSubTriggerProps as DropdownMenuSubTriggerProps,
} from '../internal/menu/MenuSub.tsx';
export {DropdownMenuDataAttributes} from './data-attributes.ts';
export type {MenuItemTone as DropdownMenuItemTone} from '../internal/menu/class-names.ts';
