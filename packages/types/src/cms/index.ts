export type {DynamicServerContext} from './DynamicServerContext.ts';
export type {Money} from './Money.ts';
export * from './money/index.ts';
