import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readTagged, TAGS} from './tagged';

const {start, end} = TAGS;

describe('readTagged', () => {
  it('takes the tags out and says where they stood', () => {
    expect(readTagged(`a ${start}grid${end} of ${start}gaps${end}`)).toEqual({
      text: 'a grid of gaps',
      highlights: [
        [2, 6],
        [10, 14],
      ],
    });
  });

  it('survives tags that do not pair, and never leaves one in the text', () => {
    const texts = fc.array(fc.constantFrom(start, end, 'a', '<mark>', ' '));
    fc.assert(
      fc.property(texts, (pieces) => {
        const {text, highlights} = readTagged(pieces.join(''));
        expect(text).toBe(pieces.filter((one) => one !== start && one !== end).join(''));
        for (const [from, to] of highlights) {
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
