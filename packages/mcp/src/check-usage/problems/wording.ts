import ts from 'typescript';

/** Cuts a text at a number of characters. */
export const bounded = (text: string, maximum: number): string =>
  text.length <= maximum ? text : `${text.slice(0, maximum - 1).trimEnd()}…`;

/** A name as code. */
export const code = (name: string): string => `\`${name}\``;

/** The hint with the nearest name, or nothing. Begins with a space. */
export const didYouMean = (name: string | undefined): string =>
  name === undefined ? '' : ` Did you mean ${code(name)}?`;

/** Texts as a list that ends with "and": `a`, `b` and 3 more. */
export function joined(texts: readonly string[], more = 0): string {
  const all = more > 0 ? [...texts, `${more} more`] : texts;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}` : (all[0] ?? '');
}

/** A list of names as code, cut at a number of names: `a`, `b` and `c`, or `a`, `b` and 3 more. */
export function listOf(names: readonly string[], maximum = 12): string {
  return joined(names.slice(0, maximum).map(code), Math.max(0, names.length - maximum));
}

const LITERAL = ts.TypeFlags.Literal;
const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** The members of a type that are values: without `undefined` and `null`. */
export const membersOf = (type: ts.Type): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter(({flags}) => !(flags & NOTHING));

/** The strings of a union that has some. */
export const stringsOf = (type: ts.Type): string[] =>
  membersOf(type).flatMap((member) => (member.isStringLiteral() ? [member.value] : []));

/** A type as a reader writes it, with the members of a union of literals instead of the union's name. */
export function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  const members = membersOf(type);
  const isListed = members.length > 1 && members.every(({flags}) => flags & LITERAL);
  const texts = isListed
    ? [
        ...new Set(
          members.map((member) =>
            member.flags & ts.TypeFlags.BooleanLiteral ? 'boolean' : checker.typeToString(member),
          ),
        ),
      ]
    : [
        checker.typeToString(
          checker.getNonNullableType(type),
          undefined,
          ts.TypeFormatFlags.NoTruncation,
        ),
      ];
  return bounded(texts.slice(0, 16).join(' | ') + (texts.length > 16 ? ' | …' : ''), 160);
}

/** The required properties of a type that is an object, with a space before them. Empty for other types and for large ones. */
export function shapeOf(type: ts.Type, checker: ts.TypeChecker): string {
  const [member, ...others] = membersOf(type);
  if (!member || others.length > 0 || !(member.flags & ts.TypeFlags.Object)) return '';
  if (member.getCallSignatures().length > 0 || checker.isArrayType(member)) return '';
  const required = checker
    .getPropertiesOfType(member)
    .filter(({flags}) => !(flags & ts.SymbolFlags.Optional))
    .map(({name}) => name);
  return required.length > 0 && required.length < 9
    ? ` Pass an object with ${listOf(required)}.`
    : '';
}

/** The first sentence of a symbol's doc comment, with a space before it. Empty without one. */
export function purposeOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const sentence = /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
  return sentence && ` ${bounded(sentence, 160)}`;
}

/** The messages of a chain, from the outermost to the innermost. */
export function chainOf(message: string | ts.DiagnosticMessageChain): string[] {
  if (typeof message === 'string') return [message];
  return [message.messageText, ...(message.next?.at(-1) ? chainOf(message.next.at(-1)!) : [])];
}

/** TypeScript's own text, its names as code. */
export const inOwnMarks = (text: string): string => text.replaceAll(/'([^'\n]+)'/g, '`$1`');

/** A value that a reader can begin with, such as `"…"` for a string. */
export function sampleOf(type: ts.Type, checker: ts.TypeChecker, depth = 0): string {
  const [first] = membersOf(type);
  if (!first || first.flags & ts.TypeFlags.Any) return '…';
  if (first.isStringLiteral()) return `"${first.value}"`;
  if (first.isNumberLiteral()) return String(first.value);
  if (first.flags & ts.TypeFlags.StringLike) return '"…"';
  if (first.flags & ts.TypeFlags.NumberLike) return '1';
  if (first.flags & ts.TypeFlags.BooleanLike) return 'true';
  if (first.getCallSignatures().length > 0) return '() => {}';
  if (checker.isArrayType(first)) return '[…]';
  const required = checker
    .getPropertiesOfType(first)
    .filter(({flags}) => !(flags & ts.SymbolFlags.Optional));
  if (depth > 0 || required.length === 0 || required.length > 4) return '{…}';
  const parts = required.map((symbol) => {
    const value = sampleOf(checker.getTypeOfSymbol(symbol), checker, depth + 1);
    return `${symbol.name}: ${value}`;
  });
  return `{${parts.join(', ')}}`;
}
