import type {Field} from '@storefront-toolkit/integration-core';

/** A reference to a draft, to something that is gone, or to an entry inside itself. What needs it is left out. */
interface DeadReference extends Error {
  readonly name: 'DeadReference';
  /** The field that holds the reference. */
  readonly field: Field;
}

/** Says that a field without which its entry can't be shown leads nowhere. */
export const deadReference = (field: Field): DeadReference =>
  Object.assign(new Error(`${field.path} leads nowhere.`), {
    name: 'DeadReference' as const,
    field,
  });

const isDeadReference = (error: unknown): error is DeadReference =>
  error instanceof Error && error.name === 'DeadReference';

/** Reads something that may be left out: `undefined` when a reference that it needs leads nowhere. */
export function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (isDeadReference(error)) return undefined;
    throw error;
  }
}

/** Reads something that can't be left out, such as a page: a reference that leads nowhere is a fault of the answer. */
export function orFail<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (isDeadReference(error)) error.field.fail('a reference to something that is published');
    throw error;
  }
}
