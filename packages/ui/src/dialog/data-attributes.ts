import {OverlayDataAttributes} from '../internal/overlay/data-attributes.ts';

/** Attributes that the parts of a dialog put on their elements, for use in selectors. */
export const DialogDataAttributes = {
  /** On `DialogContent`, with an empty value, while the dialog is open. */
  open: OverlayDataAttributes.open,
  /** On `DialogTrigger`, with an empty value, while the dialog is open. */
  popupOpen: OverlayDataAttributes.popupOpen,
  /** On `DialogContent`: `small`, `medium` or `large`. */
  size: 'data-size',
} as const;
