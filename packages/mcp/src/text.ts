/** Most characters of one answer. Clients refuse answers that fill too much of a model's context. */
export const MOST_CHARACTERS = 8000;

/** Cuts a text to a number of characters, at the end of a word if there is one, and marks the cut with an ellipsis. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1);
  const space = kept.lastIndexOf(' ');
  return `${whole(space > most / 2 ? kept.slice(0, space) : kept)}…`;
}

/** A text without the half of a character that a cut left at its end. */
const whole = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');

/** A caller's words, quoted for an answer: one line of at most 80 characters, without control characters. */
export const quoted = (text: string) =>
  `"${cut(text.slice(0, 200).replace(/[\p{C}\s]+/gu, ' '), 80)}"`;

/**
 * Lines as far as they fit.
 *
 * @param most - Most characters of the result, line breaks included.
 * @returns The text, and the number of lines that are left out.
 */
export function fit(lines: readonly string[], most: number): {text: string; left: number} {
  let length = 0;
  const kept = lines.findIndex((line) => (length += line.length + 1) > most);
  const shown = kept < 0 ? lines : lines.slice(0, kept);
  return {text: shown.join('\n'), left: lines.length - shown.length};
}

/**
 * The part of a text that begins at an offset and ends at a line's end, if there is one in its second half.
 *
 * @returns The part, and where the next one begins, unless it is the last.
 */
export function partOf(text: string, offset: number, most: number): {part: string; next?: number} {
  const rest = text.slice(offset);
  if (rest.length <= most) return {part: rest};
  const kept = rest.slice(0, most);
  const end = Math.max(kept.lastIndexOf('\n\n'), kept.lastIndexOf('\n', most - 1));
  const part = end > most / 2 ? kept.slice(0, end) : whole(kept);
  return {part, next: offset + part.length};
}
