import {OverlayDataAttributes} from '../internal/overlay/data-attributes.ts';

/** Attributes that the parts of a flex drawer put on their elements, for use in selectors. */
export const FlexDrawerDataAttributes = {
  /** On `FlexDrawerContent`, with an empty value, while the drawer is open. Never while it is a panel. */
  open: OverlayDataAttributes.open,
  /** On `FlexDrawerTrigger`, with an empty value, while the drawer is open. */
  popupOpen: OverlayDataAttributes.popupOpen,
} as const;
