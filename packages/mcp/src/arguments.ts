import {nearest} from './nearest.ts';
import {quoted} from './text.ts';

/** An argument of a tool, as JSON Schema describes it. */
export type Argument =
  | {type: 'string'; description: string; maxLength: number}
  | {type: 'integer'; description: string; minimum: number; maximum: number};

/** The arguments of a tool, as JSON Schema. */
export interface ArgumentsSchema {
  type: 'object';
  properties: Record<string, Argument>;
  required: string[];
  additionalProperties: false;
}

/** Arguments that fit their schema. */
export type Arguments = Readonly<Partial<Record<string, string | number>>>;

/** The schema of arguments. Those whose names are in `optional` may be left out. */
export const argumentsOf = (
  properties: Record<string, Argument>,
  optional: readonly string[] = [],
): ArgumentsSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** The fault of one value, or `undefined`. */
function faultOf(name: string, value: unknown, argument: Argument): string | undefined {
  if (argument.type === 'string') {
    const {maxLength} = argument;
    if (typeof value !== 'string') return `${name} has to be a string.`;
    if (value.trim() === '') return `${name} is empty.`;
    return value.length > maxLength
      ? `${name} has ${value.length} characters. Pass at most ${maxLength}.`
      : undefined;
  }
  const {minimum, maximum} = argument;
  return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
    ? undefined
    : `${name} has to be a whole number from ${minimum} to ${maximum}.`;
}

/**
 * Checks what a client passed to a tool.
 *
 * @returns The arguments, or a sentence for each fault.
 */
export function checkArguments(
  value: unknown,
  {properties, required}: ArgumentsSchema,
): {args: Arguments} | {faults: string[]} {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return {faults: ['The arguments have to be an object.']};
  }
  const given = new Map(Object.entries(value).filter(([, each]) => each !== undefined));
  const known = Object.keys(properties);
  const faults = [
    ...required.filter((name) => !given.has(name)).map((name) => `${name} is missing.`),
    ...[...given].flatMap(([name, each]) => {
      const argument = known.includes(name) ? properties[name] : undefined;
      if (argument) return faultOf(name, each, argument) ?? [];
      const [close] = nearest(name, known);
      return `There is no argument ${quoted(name)}.${close ? ` Did you mean ${close}?` : ''}`;
    }),
  ];
  return faults.length > 0 ? {faults: faults.slice(0, 5)} : {args: Object.fromEntries(given)};
}
