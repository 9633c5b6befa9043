/** Attributes that `ToastRegion` puts on its toasts, for use in selectors. */
export const ToastDataAttributes = {
  /** On each toast: its id. */
  toast: 'data-toast',
  /** On each toast: `neutral`, `success` or `danger`. */
  tone: 'data-tone',
} as const;
