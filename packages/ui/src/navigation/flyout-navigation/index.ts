export type {NavigationLinkProps} from '../../internal/navigation.tsx';
export {FlyoutNavigation, type FlyoutNavigationProps} from './FlyoutNavigation.tsx';
export {FlyoutNavigationDataAttributes} from './data-attributes.ts';
