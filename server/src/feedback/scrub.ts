/** An e-mail address, plain or in the form of an address bar. A package with a version, `react@19.1.0`, isn't one. */
const EMAIL =
  /[^\s@<>()[\],;:/\\]+(?:@|%40)(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+\p{L}[\p{L}\p{M}\p{N}-]+/giu;

/** Seven digits or more, with at most two separators between two of them: numbers of phones, cards and orders. */
const NUMBER = /\+?\p{Nd}(?:[\s().\-/_]{0,2}\p{Nd}){6,}/gu;

/** The value of a parameter that is secret by its name. */
const SECRET =
  /\b((?:access|auth|api|id|refresh)?[_-]?(?:token|key|secret|password|session|code))=[^&\s]+/gi;

/** A run of characters that is long enough for a token. */
const RUN = /[\w+=~%-]{20,}/g;

const isMixed = (text: string) => /\d/.test(text) && /[a-z]/i.test(text);

/** A name of a page is not taken for a token: words in lower case with hyphens, also with a number between. */
const isToken = (run: string) =>
  isMixed(run) &&
  (/[A-Z]/.test(run) || run.split('-').some((part) => part.length >= 6 && isMixed(part)));

/**
 * Takes what may name a person or open an account out of a text: e-mail addresses, long numbers and tokens. It makes one line
 * of the text.
 */
export function scrub(text: string): string {
  return (
    text
      // Wide forms of characters, and invisible ones between them, would hide an address.
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .replace(EMAIL, '[e-mail]')
      .replace(SECRET, '$1=[token]')
      .replace(RUN, (run) => (isToken(run) ? '[token]' : run))
      .replace(NUMBER, '[number]')
  );
}
