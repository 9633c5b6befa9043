import ts from 'typescript';
import {closestName} from '../close-names.ts';
import {code, listOf, membersOf, sampleOf, stringsOf} from './wording.ts';

/** A value that an attribute does not take. */
export interface WrongValue {
  /** Name of the attribute. */
  name: string;
  value: ts.Expression | undefined;
  got: ts.Type;
  takes: ts.Type;
}

/** How to write an attribute so that its value fits: the nearest of the allowed texts, or another form of the same value. */
export function valueHint({name, value, got, takes}: WrongValue, checker: ts.TypeChecker): string {
  const fits = (type: ts.Type) => checker.isTypeAssignableTo(type, takes);
  if (value && ts.isObjectLiteralExpression(value)) {
    const difference = objectHint(value, takes, checker);
    if (difference !== '') return difference;
  }
  if (got.isNumberLiteral() && fits(checker.getStringLiteralType(String(got.value)))) {
    return ` Write ${code(`${name}="${got.value}"`)}.`;
  }
  if (got.isStringLiteral()) {
    const near = closestValue(got.value, stringsOf(takes));
    if (near !== undefined) return ` Did you mean ${code(`${name}="${near}"`)}?`;
    if (got.value === 'true' && fits(checker.getTrueType())) return ` Write ${code(name)} alone.`;
    const isFalse = got.value === 'false' && fits(checker.getFalseType());
    const isNumber = /^-?\d+(\.\d+)?$/.test(got.value);
    if (isFalse || (isNumber && fits(checker.getNumberLiteralType(Number(got.value))))) {
      return ` Write ${code(`${name}={${got.value}}`)}.`;
    }
  }
  return ` Pass for example ${code(attributeText(name, sampleOf(takes, checker)))}.`;
}

/** Values of other libraries, and the toolkit's own for the same. */
const OTHER_VALUES: Record<string, readonly string[]> = {
  sm: ['small'],
  md: ['medium'],
  lg: ['large'],
  default: ['primary', 'medium', 'neutral'],
  outline: ['secondary'],
  outlined: ['secondary'],
  contained: ['primary'],
  solid: ['primary'],
  text: ['ghost'],
  destructive: ['danger'],
  error: ['danger'],
};

/** The value that a text most likely means. */
function closestValue(text: string, values: readonly string[]): string | undefined {
  const others = Object.hasOwn(OTHER_VALUES, text) ? OTHER_VALUES[text] : undefined;
  return others?.find((other) => values.includes(other)) ?? closestName(text, values);
}

/** The properties that an object lacks or has too much, against the member of the union that fits best. */
function objectHint(
  value: ts.ObjectLiteralExpression,
  takes: ts.Type,
  checker: ts.TypeChecker,
): string {
  if (value.properties.some(ts.isSpreadAssignment)) return '';
  const given = value.properties.map(({name}) => name?.getText() ?? '');
  const compared = membersOf(takes).map((member) => {
    const properties = checker.getPropertiesOfType(member);
    const names = new Set(properties.map(({name}) => name));
    return {
      missing: properties
        .filter(({name, flags}) => !(flags & ts.SymbolFlags.Optional) && !given.includes(name))
        .map(({name}) => name),
      unknown: given.filter((name) => !names.has(name)),
      isOther: value.properties.some((property) => contradicts(property, member, checker)),
    };
  });
  // The member that a property such as `type` chooses, then the one with the fewest differences.
  const cost = ({missing, unknown, isOther}: (typeof compared)[number]) =>
    missing.length + unknown.length + (isOther ? 100 : 0);
  const [best] = compared.sort((a, b) => cost(a) - cost(b));
  if (!best || best.isOther) return '';
  const lacks = best.missing.length > 0 ? ` It lacks ${listOf(best.missing)}.` : '';
  const near = best.unknown.map((name) => {
    const meant = closestName(name, best.missing);
    return meant === undefined ? code(name) : `${code(name)} (did you mean ${code(meant)}?)`;
  });
  return lacks + (near.length > 0 ? ` It has no ${near.slice(0, 6).join(', ')}.` : '');
}

/** Whether a property's value is another than the one that a member of a union has. */
function contradicts(
  property: ts.ObjectLiteralElementLike,
  member: ts.Type,
  checker: ts.TypeChecker,
): boolean {
  if (!ts.isPropertyAssignment(property)) return false;
  const symbol = checker.getPropertyOfType(member, property.name.getText());
  const takes = symbol && checker.getTypeOfSymbolAtLocation(symbol, property);
  return Boolean(
    takes && !checker.isTypeAssignableTo(checker.getTypeAtLocation(property.initializer), takes),
  );
}

/** An attribute as JSX writes it. */
export const attributeText = (name: string, sample: string) =>
  `${name}=${sample.startsWith('"') ? sample : `{${sample}}`}`;
