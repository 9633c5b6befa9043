/** Color mode of a reader who chose none. */
export const DEFAULT_COLOR_MODE = 'light';
