export type {NavigationLinkProps} from '../internal/navigation.tsx';
export {MenuBar, type MenuBarProps} from './MenuBar.tsx';
export {MenuBarDataAttributes} from './data-attributes.ts';
