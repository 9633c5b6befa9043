/** Start of what a stand-in for a vendor writes to the standard error output when it has no answer. */
export const UNANSWERED = 'No answer to ';

/** Fails loudly: the page that asked breaks, and the test reads the line. */
export function unanswered(what: string): never {
  console.error(UNANSWERED + what);
  throw new Error(UNANSWERED + what);
}
