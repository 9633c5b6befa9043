export {fieldOf} from './field.ts';
export type {CallSource, Field, ItemOf, KeyOf, ValueAt} from './field.ts';
export {errorFromFailure, retryAfterSeconds} from './failure.ts';
export type {VendorFailure, Wanted} from './failure.ts';
export {createCaller} from './caller.ts';
export type {Caller, CallOptions, VendorCall} from './caller.ts';
export {customFields} from './custom-fields.ts';
export type {Mapping, MappingRow} from './mapping.ts';
