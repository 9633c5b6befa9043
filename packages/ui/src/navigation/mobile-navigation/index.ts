export type {NavigationLinkProps} from '../../internal/navigation.tsx';
export {MobileNavigation, type MobileNavigationProps} from './MobileNavigation.tsx';
export {MobileNavigationDataAttributes} from './data-attributes.ts';
