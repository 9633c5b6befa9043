export {ScrollClassToggle, type ScrollClassToggleProps} from './ScrollClassToggle.tsx';
export {ScrollClassToggleDataAttributes} from './data-attributes.ts';
