import type {Field} from './model';

/** A piece of content that a slot can get. */
interface Sample {
  /** Its name in the list. */
  label: string;
  /** Its code, as the value of an attribute. */
  code: string;
}

/** Content for slots, by its name in the address. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  text: {label: 'Text', code: "'Sample text'"},
  long: {
    label: 'Long text',
    code: "'Sample text that is long enough to need a second line on the screen of a phone'",
  },
  strong: {label: 'Element', code: '<strong>Sample</strong>'},
};

/** Code of a prop that is left out. */
export const LEFT_OUT = 'undefined';

/** Whether a default is code. Some are said in words, such as "that of its container". */
const LITERAL = /^(?:'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?|true|false|null)$/;

/** A string as code. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** The string that code in single quotes stands for. */
export const unquote = (code: string): string =>
  JSON.parse(`"${code.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"`) as string;

/** Whether code is a string. */
export const isString = (code: string): boolean => code.startsWith("'");

/** The value of a control that nobody has changed, as code. */
export function initialOf({initial, standard, kind}: Field): string {
  if (initial !== undefined) return initial;
  if (standard !== undefined && LITERAL.test(standard)) return standard;
  return kind === 'switch' ? 'false' : LEFT_OUT;
}

/** Whether a value is what the component uses when the prop is left out. */
export function isStandard(code: string, {standard, optional, kind}: Field): boolean {
  if (!optional) return false;
  return (
    code === LEFT_OUT ||
    code === standard ||
    (kind === 'switch' && standard === undefined && code === 'false')
  );
}
