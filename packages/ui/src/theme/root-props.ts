import type {ThemeData} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import {ThemeDataAttributes} from './data-attributes.ts';

/** Color mode of a part of a page. */
export type ColorMode =
  /** Dark text on light surfaces. */
  | 'light'
  /** Light text on dark surfaces. */
  | 'dark';

/** The attributes that make an element the root of a theme: the class of the base styles, and the attributes of theme and mode. */
export function rootProps(theme: ThemeData | undefined, mode?: ColorMode, className?: string) {
  return {
    className: clsx('storefront-toolkit', className),
    ...(theme && {[ThemeDataAttributes.theme]: theme.id}),
    ...(mode && {[ThemeDataAttributes.colorMode]: mode}),
  };
}
