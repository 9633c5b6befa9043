import {OverlayDataAttributes} from '../internal/overlay/data-attributes.ts';

/** Attributes that the parts of a sheet put on their elements, for use in selectors. */
export const SheetDataAttributes = {
  /** On `SheetContent`, with an empty value, while the sheet is open. */
  open: OverlayDataAttributes.open,
  /** On `SheetTrigger`, with an empty value, while the sheet is open. */
  popupOpen: OverlayDataAttributes.popupOpen,
  /** On `SheetContent`: `start`, `end`, `top` or `bottom`. */
  side: 'data-side',
  /** On `SheetContent`: `small`, `medium` or `large`. */
  size: 'data-size',
} as const;
