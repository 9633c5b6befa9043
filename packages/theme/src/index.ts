export {contrastPairs, type ContrastPair} from './contrast/contrast-pairs.ts';
export {contrastRatio} from './contrast/contrast-ratio.ts';
export type {ColorRole, ColorToken, Token, ValueToken} from './token.ts';
export {tokens} from './token-list.ts';
