import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isStopWord, squeeze, stem, wordsOf} from './words';

const terms = (text: string) => wordsOf(text).map(({term}) => term);

describe('wordsOf', () => {
  it.each([
    ['GridGapOptions', ['grid', 'gap', 'option', 'gridgapoption']],
    ['OMSOrder', ['oms', 'order', 'omsorder']],
    ['back-to-top', ['back', 'to', 'top', 'backtotop']],
    ['h1, mp4', ['h1', 'mp4']],
    ['onOpenChange()', ['on', 'open', 'chang', 'onopenchang']],
    ['Größe', ['groß']],
    ['\ufb1d-\u4e00', ['\u05d9', '\u4e00', '\u05d9\u4e00']],
    ['YouTube video', ['you', 'tube', 'youtub', 'video']],
    ['', []],
    ['<>&"', []],
  ])('reads %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('says where each word stands', () => {
    expect(wordsOf('a GridGap').map(({start, end}) => [start, end])).toEqual([
      [0, 1],
      [2, 6],
      [6, 9],
      [2, 9],
    ]);
  });

  it('leaves no letter out, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => {
        const parts = wordsOf(text).filter(({joined}) => !joined);
        expect(parts.map(({start, end}) => text.slice(start, end)).join('')).toBe(
          text.replace(/[^\p{L}\p{N}]/gu, ''),
        );
      }),
    );
  });
});

describe('stem', () => {
  it.each([
    ['prices', 'pric'],
    ['pricing', 'pric'],
    ['categories', 'category'],
    ['class', 'class'],
    ['status', 'status'],
    ['shipping', 'ship'],
    ['shipped', 'ship'],
    ['ships', 'ship'],
    ['type', 'type'],
    ['string', 'str'],
    ['use', 'use'],
  ])('reduces %s to %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});

it('squeezes the forms of a name into one', () => {
  expect(['Back to top', 'back-to-top', 'BackToTop'].map(squeeze)).toEqual(
    Array.from({length: 3}, () => 'backtotop'),
  );
});

it('knows the words that say nothing', () => {
  expect(['how', 'price'].map(isStopWord)).toEqual([true, false]);
});
