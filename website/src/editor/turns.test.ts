import {transform} from 'sucrase';
import {describe, expect, test} from 'vitest';
import {withTurns} from './turns';

/** Runs code in which each turn is counted by its line, and ends a loop at its thousandth turn. */
function run(code: string) {
  const lines: Record<number, number> = {};
  let turns = 0;
  const turn = (line: number) => {
    lines[line] = (lines[line] ?? 0) + 1;
    turns += 1;
    if (turns > 1000) throw new Error(`line ${line} has no end`);
    return true;
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- A test of code that is made as text.
  const value: unknown = (new Function('__turn', withTurns(code)) as (turn: unknown) => unknown)(
    turn,
  );
  return {value, lines};
}

describe('a loop keeps its meaning, and each turn is counted', () => {
  test.each([
    ['for (let i = 0; i < 3; i += 1) sum += i;', 3, 4],
    ['for (const x of [1, 2]) { sum += x; }', 3, 2],
    ['for (const k in {a: 1, b: 2}) { sum += 1; }', 2, 2],
    ['let i = 0; while (i < 4) i += 1; sum = i;', 4, 5],
    ['let i = 0; while ((i += 1), i < 4) sum += i;', 6, 4],
    ['let i = 0; do { i += 1; } while (i < 5); sum = i;', 5, 5],
    ['for (let i = 0, f = () => { for (;;) { return 2; } }; i < f(); i += 1) sum += 1;', 2, 6],
    ['for (let i = 0; ; i += 1) { if (i === 3) break; sum += 1; }', 3, 4],
    ['outer: for (;;) { for (const x of [1]) { sum += x; break outer; } }', 1, 2],
    ['let i = 0; if (false) while (i < 1) i += 1; else sum = 7;', 7, 0],
    ['const o = {for: 1, while() { return 2; }}; sum = o.for + o.while();', 3, 0],
  ])('%s', (code, sum, turns) => {
    const {value, lines} = run(`let sum = 0;\n${code}\nreturn sum;`);
    expect(value).toBe(sum);
    expect(lines[2] ?? 0).toBe(turns);
  });
});

test.each([
  'while (true) {}',
  'while (1);',
  'for (;;) {}',
  'for (;;);',
  'for (let i = 0; i < 1; i -= 1) {}',
  'do {} while (true);',
  'for (const x of (function* () { while (true) yield 1; })()) ;',
  'for (const x of {[Symbol.iterator]: () => ({next: () => ({done: false})})}) { x; }',
])('%s ends with the number of its line', (code) => {
  expect(() => run(`\n\n${code}`)).toThrow('line 3 has no end');
});

test('the lines stay where they are', () => {
  const code = 'for (\n  let i = 0;\n  i < 2;\n  i += 1\n) {\n  i;\n}\nwhile (\n  false\n) {}\n';
  expect(withTurns(code).split('\n')).toHaveLength(code.split('\n').length);
  expect(run(code).lines).toEqual({1: 3, 8: 1});
});

test('loops in compiled TSX are found', () => {
  const {code} = transform(
    'const A = () => <ul>{[1].map((x: number) => { for (;;) { return <li key={x}>{`${x} ${(() => { while (x) break; return 1; })()}`}</li>; } })}</ul>;',
    {transforms: ['typescript', 'jsx'], production: true},
  );
  expect(withTurns(code).match(/__turn\(1\)/g)).toHaveLength(2);
});

test('code without loops is left as it is', () => {
  const code = 'const text = "while (true) {}"; // for (;;) {}\n';
  expect(withTurns(code)).toBe(code);
});
