export {type ContrastPair, contrastPairs, type ContrastRule} from './contrast/contrast-pairs.ts';
export {contrastRatio} from './contrast/contrast-ratio.ts';
export {THEME_ATTRIBUTE, themeToCss} from './theme-to-css/theme-to-css.ts';
export {ThemeError} from './theme-to-css/theme-error.ts';
export type {ColorRole, ColorToken, Token, ValueToken} from './token.ts';
export {type TokenName, tokens} from './token-list.ts';
