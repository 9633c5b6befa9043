import {parse, type Token} from 'sucrase/dist/esm/parser';
import {TokenType as tt} from 'sucrase/dist/esm/parser/tokenizer/types';
import {TURN} from './frame/turn';

/** A text to put in at an index. */
interface Insertion {
  at: number;
  text: string;
}

const OPENING: readonly number[] = [tt.parenL, tt.braceL, tt.dollarBraceL];
const CLOSING: readonly number[] = [tt.parenR, tt.braceR];

/** The tokens of a loop's head: its closing parenthesis, and the semicolons of a `for` with three parts. */
function readHead(tokens: readonly Token[], open: number) {
  const semicolons: number[] = [];
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const {type} = tokens[index]!;
    if (OPENING.includes(type)) depth += 1;
    else if (CLOSING.includes(type)) depth -= 1;
    else if (type === tt.semi && depth === 1) semicolons.push(index);
    if (depth === 0) return {close: index, semicolons};
  }
  throw new SyntaxError('A loop has no closing parenthesis.');
}

/** Asks for a turn before a condition, which may be empty. */
const before = (start: number, end: number, isEmpty: boolean, turn: string): Insertion[] =>
  isEmpty
    ? [{at: start, text: turn}]
    : [
        {at: start, text: `${turn} && (`},
        {at: end, text: ')'},
      ];

function insertionsAt(tokens: readonly Token[], index: number, turn: string): Insertion[] {
  let open = index + 1;
  // `for await (…)`
  if (tokens[open]!.type !== tt.parenL) open += 1;
  const {close, semicolons} = readHead(tokens, open);
  if (tokens[index]!.type === tt._while) {
    return before(tokens[open]!.end, tokens[close]!.start, false, turn);
  }
  const [first, second] = semicolons;
  if (first !== undefined && second !== undefined) {
    return before(tokens[first]!.end, tokens[second]!.start, second === first + 1, turn);
  }
  const body = tokens[close + 1];
  return body?.type === tt.braceL ? [{at: body.end, text: `${turn};`}] : [];
}

/**
 * Lets each turn of a loop call {@link TURN}, so that a loop without an end can be stopped. Lines stay where they are. A `for…of`
 * without braces is left alone.
 *
 * @param code - JavaScript, without JSX and types.
 */
export function withTurns(code: string): string {
  const {tokens} = parse(code, false, false, false);
  const insertions: Insertion[] = [];
  for (const [index, {type, start}] of tokens.entries()) {
    if (type !== tt._for && type !== tt._while) continue;
    const line = code.slice(0, start).split('\n').length;
    insertions.push(...insertionsAt(tokens, index, `${TURN}(${line})`));
  }
  let text = '';
  let end = 0;
  for (const insertion of insertions.sort((a, b) => a.at - b.at)) {
    text += code.slice(end, insertion.at) + insertion.text;
    end = insertion.at;
  }
  return text + code.slice(end);
}
