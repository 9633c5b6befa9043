export {LiveThemeProvider, type LiveThemeProviderProps} from './LiveThemeProvider.tsx';
export {ThemeProvider, type ThemeProviderProps} from './ThemeProvider.tsx';
export {ThemeDataAttributes} from './data-attributes.ts';
export type {ColorMode} from './root-props.ts';
