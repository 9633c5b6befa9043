import {describe, expect, it} from 'vitest';
import {nearQueries} from './suggestions';

describe('nearQueries', () => {
  it('are the words of a query, longest first, then beginnings of the longest', () => {
    expect(nearQueries('cart frobnicate')).toEqual(['frobnicate', 'cart', 'frobnic', 'frobn']);
  });

  it('are beginnings of a single word', () => {
    expect(nearQueries(' accordian ')).toEqual(['accord', 'accor']);
  });

  it('are not too short to tell anything, and never the query itself', () => {
    expect(nearQueries('ab')).toEqual([]);
    expect(nearQueries('cart')).toEqual(['car']);
  });
});
