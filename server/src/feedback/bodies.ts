import {checkEntry, type Entry, type FindPage} from './entries.ts';
import {FEEDBACK_LIMITS} from './limits.ts';

/** The entries of a body, or the words that say what is wrong with it. */
export type Read = {entries: Entry[]} | {fault: string};

/** The answers of the form, by the words of its buttons. */
const ANSWERS: Readonly<Record<string, boolean>> = {yes: true, no: false};

/** Reads what the form sends. */
export function readForm(body: string, find: FindPage): Read {
  // Forms send an end of a line as two characters, and count it as one.
  const fields = new URLSearchParams(body.replaceAll(/%0D%0A/gi, '%0A'));
  const names = [...fields.keys()];
  if (new Set(names).size < names.length) return {fault: 'A field is there twice.'};
  const {helpful = '', ...rest} = Object.fromEntries(fields);
  const isHelpful = Object.hasOwn(ANSWERS, helpful.toLowerCase())
    ? ANSWERS[helpful.toLowerCase()]
    : undefined;
  if (isHelpful === undefined) return {fault: 'helpful has to be Yes or No.'};
  const checked = checkEntry({...rest, kind: 'feedback', helpful: isHelpful}, find);
  return 'fault' in checked ? checked : {entries: [checked.entry]};
}

/** Reads the events that a page sends: a list, as JSON. */
export function readEvents(body: string, find: FindPage): Read {
  let values: unknown;
  try {
    values = JSON.parse(body);
  } catch {
    return {fault: "The body isn't JSON."};
  }
  if (!Array.isArray(values) || values.length === 0 || values.length > FEEDBACK_LIMITS.events) {
    return {fault: `The body has to be a list of 1 to ${FEEDBACK_LIMITS.events} events.`};
  }
  const entries: Entry[] = [];
  for (const value of values as unknown[]) {
    const checked = checkEntry(value, find);
    if ('fault' in checked) return checked;
    if (checked.entry.kind === 'feedback') return {fault: "Feedback isn't an event."};
    entries.push(checked.entry);
  }
  return {entries};
}
