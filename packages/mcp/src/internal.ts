/** For the documentation site, which checks the types of examples in readers' browsers. It can change with each release. */
export {openCheck} from './check-usage/check.ts';
export {compilerOptions} from './check-usage/options.ts';
export {type Declarations, memoryReach} from './check-usage/memory-reach.ts';
export {createReach, type Reach} from './check-usage/reach.ts';
export {saysUseClient} from './check-usage/toolkit.ts';
export type {CheckResult, Note, Problem} from './check-usage/types.ts';
