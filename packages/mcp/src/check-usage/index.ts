export {type Checker, CheckerBusyError, type CheckerOptions, createChecker} from './checker.ts';
export type {Pages} from './check.ts';
export type {CheckResult, Note, Problem, ProblemCode} from './types.ts';
