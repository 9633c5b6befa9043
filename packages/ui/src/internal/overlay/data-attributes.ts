/** Attributes of the parts of dialogs and sheets. */
export const OverlayDataAttributes = {
  open: 'data-open',
  popupOpen: 'data-popup-open',
} as const;
