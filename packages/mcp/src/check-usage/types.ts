/** The kinds of problems that the check finds. */
export type ProblemCode =
  /** The code does not parse. Nothing else is checked until it does. */
  | 'syntax'
  /** A component or an element does not have the prop. */
  | 'unknown-prop'
  /** A required prop is left out. */
  | 'missing-prop'
  /** An object has no such property, or may not be given it. */
  | 'unknown-property'
  /** A required property of an object is left out. */
  | 'missing-property'
  /** A value is of another type than its place takes. */
  | 'wrong-type'
  /** A call passes too few or too many arguments. */
  | 'wrong-arguments'
  /** A value may be `undefined` or `null` where it is used. */
  | 'possibly-undefined'
  /** A parameter without a type, so that mistakes in its use go unseen. */
  | 'untyped'
  /** A name that nothing declares and nothing imports. */
  | 'unknown-name'
  /** A module exists and does not export the name. */
  | 'unknown-export'
  /** A module that cannot be imported by that path. */
  | 'unknown-module'
  /** A server component does what only a client component can. */
  | 'client-in-server'
  /** A control or an image has no accessible name. */
  | 'missing-label'
  /** A class or a custom property names a design token that does not exist. */
  | 'unknown-token'
  /** Something that a snippet cannot do here, such as reading a file of the project. */
  | 'unsupported'
  /** The snippet is too long, or needs too much memory. */
  | 'too-large'
  /** The check took longer than it may. */
  | 'too-slow'
  /** Types that TypeScript itself gives up on. */
  | 'too-complex'
  /** Anything else, in TypeScript's words. */
  | 'other';

/** Something to change in the snippet. */
export interface Problem {
  /** Line of the snippet, from 1. */
  line: number;
  /** Column of the line, from 1, in UTF-16 code units. */
  column: number;
  code: ProblemCode;
  /** The fault, its consequence and the edit that fixes it, in at most 600 characters. */
  message: string;
  /** Path of the documentation page that says more, if the caller's `pages` has one. */
  page?: string;
}

/** Something that was not checked. It needs no change of the snippet. */
export interface Note {
  /** Line of the snippet, from 1. */
  line: number;
  message: string;
}

/** The answer to one snippet. */
export interface CheckResult {
  /** In the order of the snippet, at most 20. Empty when the snippet is right. */
  problems: Problem[];
  /** The number of problems that `problems` does not hold. */
  more: number;
  notes: Note[];
}

/** A problem before it is placed: at a position of the snippet instead of a line. */
export interface Finding {
  /** Offset in the snippet, from 0, in UTF-16 code units. */
  start: number;
  code: ProblemCode;
  message: string;
  /** Import path whose page says more. */
  about?: string;
}
