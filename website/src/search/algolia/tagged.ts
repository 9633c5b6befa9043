import type {Range, Snippet} from '../engine';

/**
 * The tags that the service puts around matches. Characters of the private use area: our texts don't contain them, and if a
 * hostile one does, only its marks are wrong.
 */
export const TAGS = {start: '\u{E000}', end: '\u{E001}'} as const;

/** Takes the tags out of a text, and says where they stood. */
export function readTagged(value: string): Snippet {
  const highlights: Range[] = [];
  let text = '';
  let start: number | undefined;
  for (const piece of value.split(/([\u{E000}\u{E001}])/u)) {
    if (piece === TAGS.start) {
      start ??= text.length;
    } else if (piece === TAGS.end) {
      if (start !== undefined && start < text.length) highlights.push([start, text.length]);
      start = undefined;
    } else {
      text += piece;
    }
  }
  return {text, highlights};
}
