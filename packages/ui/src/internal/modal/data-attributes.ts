/** Attributes of the parts of dialogs and sheets. */
export const ModalDataAttributes = {
  open: 'data-open',
  popupOpen: 'data-popup-open',
} as const;
