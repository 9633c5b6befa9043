import {DialogDataAttributes} from '../dialog/index.ts';

/** Attributes that `Modal` puts on its elements, for use in selectors. */
export const ModalDataAttributes = {
  /** On the dialog, with an empty value, while it is open. */
  open: DialogDataAttributes.open,
  /** On the button, with an empty value, while the dialog is open. */
  popupOpen: DialogDataAttributes.popupOpen,
  /** On the dialog: `small`, `medium` or `large`. */
  size: DialogDataAttributes.size,
} as const;
