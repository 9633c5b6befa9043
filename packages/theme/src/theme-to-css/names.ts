import type {HeadingFontSize, ThemeColor} from '@storefront-toolkit/types/cms';

/** Every color that a theme may set. */
export const COLORS: Readonly<Record<ThemeColor, true>> = {
  canvas: true,
  surface: true,
  raised: true,
  skeleton: true,
  line: true,
  'line-strong': true,
  focus: true,
  ink: true,
  'ink-muted': true,
  brand: true,
  'brand-strong': true,
  'brand-soft': true,
  'on-brand': true,
  success: true,
  'success-soft': true,
  warning: true,
  'warning-soft': true,
  danger: true,
  'danger-soft': true,
  'on-danger': true,
  info: true,
  'info-soft': true,
  overlay: true,
  'on-overlay': true,
  shadow: true,
};

/** Sizes that a theme may set, with the share of the line height in each, as in `theme.css`. */
export const LINE_HEIGHTS: Readonly<Record<HeadingFontSize, number>> = {
  base: 1.625,
  lg: 1.5556,
  xl: 1.3636,
  '2xl': 1.2143,
  '3xl': 1.1111,
  '4xl': 1.0417,
};

/** Corners, in parts of the radius of controls, as in `theme.css`. */
export const CORNERS = {sm: 0.5, md: 1, lg: 1.5, xl: 2} as const;
