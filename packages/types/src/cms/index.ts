export type {Money} from './Money.ts';
export * from './money/index.ts';
