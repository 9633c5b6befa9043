import {OverlayDataAttributes} from '../internal/overlay/data-attributes.ts';

/** Attributes that the parts of a tooltip put on their elements, for use in selectors. */
export const TooltipDataAttributes = {
  /** On `TooltipContent`, with an empty value, while it is shown. */
  open: OverlayDataAttributes.open,
  /** On `TooltipTrigger`, with an empty value, while the tooltip is shown. */
  popupOpen: OverlayDataAttributes.popupOpen,
  /** On `TooltipTrigger`: the id of its `TooltipContent`. */
  content: 'data-tooltip',
  /** On `TooltipContent`: the side that was asked for, `top`, `bottom`, `start` or `end`. */
  side: 'data-side',
} as const;
