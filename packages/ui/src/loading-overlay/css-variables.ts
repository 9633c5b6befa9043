/** CSS variables that `LoadingOverlay` reads on its element. */
export const LoadingOverlayCssVariables = {
  /** How long loading may take before the overlay shows, as a time: `300ms` where nobody sets it. Set by `delay`. */
  delay: '--loading-overlay-delay',
} as const;
