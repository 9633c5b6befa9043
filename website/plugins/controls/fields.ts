import {type ApiExport, type ApiModel, type ApiProperty, tokensText} from '../api/model';
import type {Field} from '../../src/pages/_controls/model';
import {SAMPLES} from '../../src/pages/_controls/values';

/** Props that name, address or style an element, or belong to a router or a form around it: there is nothing to see of them here. */
const UNSEEN =
  /^(?:action|autoComplete|className|dir|form|href|id|key|lang|locale|method|name|nonce|ref|rel|render|role|src|srcSet|style|target|value)$|(?:Id|Url|Name)$/;

const LITERAL = /^(?:'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?|true|false|null)$/;

const SAMPLE_CODES = Object.values(SAMPLES).map(({code}) => code);

/** The members of a union of literals, as code. Empty for any other type. */
function literalsOf(type: string): string[] {
  const members = type.split(' | ').filter((member) => member !== 'undefined');
  return members.every((member) => LITERAL.test(member)) ? members : [];
}

/** The values that a type allows, as code, when they are finite. */
function valuesOf({type}: ApiProperty, exports: ReadonlyMap<string, ApiExport>): string[] {
  const named = type.length === 1 && type[0]!.target ? exports.get(type[0]!.target) : undefined;
  if (!named) return literalsOf(tokensText(type));
  if (named.kind !== 'values' && named.kind !== 'union') return [];
  const values = named.values.map(({value}) => tokensText(value));
  return values.every((value) => LITERAL.test(value)) ? values : [];
}

/** Whether a prop is state that a handler has to keep: `open` beside `defaultOpen` or `onOpenChange`. */
function isKeptState({name}: ApiProperty, all: readonly ApiProperty[]) {
  const capitalized = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const signs = [`default${capitalized}`, `on${capitalized}Change`];
  return all.some((other) => signs.includes(other.name));
}

/** Markdown without its marks. */
const plain = (text: string) =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]/g, '');

/**
 * The control of a prop, by its type. A prop that no native input can set, such as a function or an object, has none.
 *
 * @param all - All props of the component.
 */
function fieldOf(
  property: ApiProperty,
  all: readonly ApiProperty[],
  exports: ReadonlyMap<string, ApiExport>,
): Field | undefined {
  const {name, optional, default: standard, description} = property;
  if (UNSEEN.test(name) || property.deprecated !== undefined || isKeptState(property, all)) return;
  const type = tokensText(property.type);
  const summary = plain(description.split('\n\n')[0] ?? '').replaceAll(/\s+/g, ' ');
  const common = {name, optional, summary, ...(standard !== undefined && {standard})};
  if (type === 'boolean') return {...common, kind: 'switch', values: ['true', 'false']};
  const values = valuesOf(property, exports);
  if (values.length > 1) return {...common, kind: 'choice', values};
  if (type === 'number') return {...common, kind: 'number', values: []};
  if (type === 'string') return {...common, kind: 'text', values: []};
  if (type === 'ReactNode') return {...common, kind: 'slot', values: SAMPLE_CODES};
  return;
}

/** The controls of each component that a public entry point exports, by its name. */
export function fieldsOf(entry: string, {exports: all}: ApiModel): Map<string, Field[]> {
  const exports = new Map(all.map((one) => [one.id, one]));
  const fields = new Map<string, Field[]>();
  for (const one of all) {
    if (one.entry !== entry || one.kind !== 'component') continue;
    const target = one.parameters[0]?.type[0]?.target;
    const properties = (target ? exports.get(target)?.properties : undefined) ?? [];
    const own = properties.filter(({name}) => !/[.[]/.test(name));
    fields.set(
      one.name,
      own.flatMap((property) => fieldOf(property, own, exports) ?? []),
    );
  }
  return fields;
}
