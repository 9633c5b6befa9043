import {select, text} from '@clack/prompts';
import type {Asker} from './questions.ts';

/** @throws If the person pressed Escape or Ctrl+C. */
function answerOf(answer: string | symbol): string {
  if (typeof answer === 'symbol') throw new Error('You cancelled, so nothing was written.');
  return answer;
}

/** The fault of a text, by the error that its check throws. */
function faultOf(value: string, check: (value: string) => unknown): string | undefined {
  try {
    check(value);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Asks on the terminal. */
export const terminal: Asker = {
  async select(message, options) {
    const shown: {value: string; label: string; hint: string}[] = options.map((option) => ({
      ...option,
    }));
    const answer = answerOf(await select({message, options: shown}));
    return options.find(({value}) => value === answer)!.value;
  },
  async text(message, fallback, check) {
    const validate = (value: string | undefined) => faultOf(value?.trim() || fallback, check);
    const options = {message, placeholder: fallback, defaultValue: fallback, validate};
    return answerOf(await text(options)).trim() || fallback;
  },
};
