import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {pagesAround} from './pages-around.ts';

describe('pagesAround', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 gap 12'],
    [4, 12, '1 2 3 4 5 gap 12'],
    [5, 12, '1 gap 4 5 6 gap 12'],
    [8, 12, '1 gap 7 8 9 gap 12'],
    [9, 12, '1 gap 8 9 10 11 12'],
    [12, 12, '1 gap 8 9 10 11 12'],
    [30, 12, '1 gap 8 9 10 11 12'],
  ])('of page %i of %i: %s @claim-pagination.gaps', (page, total, steps) => {
    expect(pagesAround(page, total, 1).join(' ')).toBe(steps);
  });

  it('has the first, the last and those around the page, in order, and as many as on each other page @claim-pagination.gaps', () => {
    const given = fc.record({
      total: fc.integer({min: 1, max: 300}),
      at: fc.double({min: 0, max: 1, noNaN: true}),
      siblings: fc.integer({min: 0, max: 4}),
    });
    fc.assert(
      fc.property(given, ({total, at, siblings}) => {
        const page = 1 + Math.floor(at * (total - 1));
        const steps = pagesAround(page, total, siblings);
        expect(steps).toHaveLength(Math.min(total, 2 * siblings + 5));
        expect([steps[0], steps.at(-1)]).toEqual([1, total]);
        const wanted = [page - siblings, page, page + siblings];
        expect(steps).toEqual(
          expect.arrayContaining(wanted.filter((one) => one > 0 && one <= total)),
        );
        for (const [index, step] of steps.entries()) {
          const before = steps[index - 1];
          if (step === 'gap') {
            const hidden = (steps[index + 1] as number) - (before as number) - 1;
            expect(hidden).toBeGreaterThan(1);
          } else if (typeof before === 'number') expect(step).toBe(before + 1);
        }
      }),
    );
  });
});
