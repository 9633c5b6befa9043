import type {Changes, ControlsModel, Field, Range} from './model';
import {isStandard, isString, unquote} from './values';

/** A piece of printed code. */
export interface Piece {
  text: string;
  /** Whether a control wrote it. */
  isChanged: boolean;
}

/** A text that takes the place of a range. */
interface Edit {
  range: Range;
  text: string;
}

/** An attribute as JSX writes it. */
export function attribute(name: string, code: string): string {
  if (code === 'true') return name;
  if (isString(code)) {
    const text = unquote(code);
    return /["&\n\\]/.test(text) ? `${name}={${code}}` : `${name}="${text}"`;
  }
  return `${name}={${code}}`;
}

/** A text between tags. Signs that JSX reads otherwise go into an expression. */
const content = (code: string) => {
  const text = unquote(code);
  return /[{}<>&\n\\]|^\s|\s$|^$/.test(text) ? `{${code}}` : text;
};

function editOf(
  field: Field,
  code: string,
  given: Range | undefined,
  {nameEnd, source}: {nameEnd: number; source: string},
): Edit | undefined {
  if (isStandard(code, field)) return given && {range: given, text: ''};
  const [space = ' '] = given ? (/^\s+/.exec(source.slice(...given)) ?? []) : [];
  return {range: given ?? [nameEnd, nameEnd], text: space + attribute(field.name, code)};
}

/**
 * The example's text with the changed values of its props. A prop that has its default is left out.
 *
 * @returns The text in pieces, so that what changed can be marked.
 */
export function print({source, parts, elements}: ControlsModel, changes: Changes): Piece[] {
  const edits: Edit[] = [];
  for (const {part, nameEnd, attributes, text} of elements) {
    const {name, fields} = parts[part]!;
    for (const field of fields) {
      const code = changes[`${name}.${field.name}`];
      if (code === undefined) continue;
      const edit =
        field.name === 'children' && text
          ? {range: text, text: content(code)}
          : editOf(field, code, attributes[field.name], {nameEnd, source});
      if (edit) edits.push(edit);
    }
  }
  const pieces: Piece[] = [];
  let end = 0;
  // Attributes that are added behind a name go before the one that follows it.
  const inOrder = edits.sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  for (const {range, text} of inOrder) {
    pieces.push({text: source.slice(end, range[0]), isChanged: false});
    pieces.push({text, isChanged: true});
    end = range[1];
  }
  pieces.push({text: source.slice(end), isChanged: false});
  return pieces.filter(({text}) => text !== '');
}
