import type {Arguments, ArgumentsSchema} from './arguments.ts';
import type {Docs} from './docs.ts';

/** The answer of a tool: Markdown of at most {@link MOST_CHARACTERS} characters. */
export interface Answer {
  text: string;
  /** Whether the tool could not do what it was asked. The text says why, and what to ask instead. */
  isError?: boolean;
}

/** A tool of the server. */
export interface Tool {
  name: string;
  /** Name for people. */
  title: string;
  /** Tells a model when to use it. */
  description: string;
  input: ArgumentsSchema;
  call(args: Arguments, docs: Docs): Answer | Promise<Answer>;
}
