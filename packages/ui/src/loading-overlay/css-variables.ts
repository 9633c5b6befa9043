/** CSS variables that `LoadingOverlay` reads on its element. */
export const LoadingOverlayCssVariables = {
  /** The time that loading may take before the overlay shows: `300ms` where nobody sets it. Set by `delay`. */
  delay: '--loading-overlay-delay',
} as const;
