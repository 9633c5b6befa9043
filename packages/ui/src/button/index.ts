export {Button, type ButtonProps} from './Button.tsx';
export {ButtonLink, type ButtonLinkProps} from './ButtonLink.tsx';
export {IconButton, type IconButtonProps} from './IconButton.tsx';
export {ButtonDataAttributes} from './data-attributes.ts';
export type {ButtonSize, ButtonVariant} from './variants.ts';
