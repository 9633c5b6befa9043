/** Attributes of `SelectTrigger`, for use in selectors. */
export const SelectTriggerDataAttributes = {
  /** The trigger's size: `small`, `medium` or `large`. */
  size: 'data-size',
  /** Present while the list is open. */
  popupOpen: 'data-popup-open',
  /** Present while nothing is chosen. */
  placeholder: 'data-placeholder',
  /** Present while the select is disabled. */
  disabled: 'data-disabled',
} as const;

/** Attributes of `SelectContent`, for use in selectors. */
export const SelectContentDataAttributes = {
  /** Present while the list is open. */
  open: 'data-open',
  /** Present while the list closes. */
  closed: 'data-closed',
  /** Side of the trigger that the list is on: `bottom`, or `top` where there is more space. */
  side: 'data-side',
  /** Present in the first frame of opening: the state that a transition starts from. */
  startingStyle: 'data-starting-style',
  /** Present while the list closes: the state that a transition ends at. */
  endingStyle: 'data-ending-style',
} as const;

/** Attributes of `SelectItem`, for use in selectors. */
export const SelectItemDataAttributes = {
  /** Present on the item that is chosen. */
  selected: 'data-selected',
  /** Present on the item that the keyboard or the pointer is at. */
  highlighted: 'data-highlighted',
  /** Present on a disabled item. */
  disabled: 'data-disabled',
} as const;
