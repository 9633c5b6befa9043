import {OverlayDataAttributes} from '../internal/overlay/data-attributes.ts';

/** Attributes that the parts of a popover put on their elements, for use in selectors. */
export const PopoverDataAttributes = {
  /** On `PopoverContent`, with an empty value, while the popover is open. */
  open: OverlayDataAttributes.open,
  /** On `PopoverTrigger`, with an empty value, while the popover is open. */
  popupOpen: OverlayDataAttributes.popupOpen,
  /** On `PopoverContent`: the side that was asked for, `top`, `bottom`, `start` or `end`. */
  side: 'data-side',
  /** On `PopoverContent`: the edges that were asked to be in line, `start`, `center` or `end`. */
  align: 'data-align',
} as const;
