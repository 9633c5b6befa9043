// Shared by the toolkit's own packages and its documentation. It has no page and may change with each release.
export type {KeyboardRow} from './keyboard-row.ts';
export {reportMisuse} from './report-misuse.ts';
export type {StateProperties, StateRow} from './state-row.ts';
