import type ts from 'typescript';
import {closestName} from '../close-names.ts';
import {code, sampleOf, stringsOf} from './wording.ts';

/** How to write an attribute so that its value fits: the nearest of the allowed texts, or another form of the same value. */
export function valueHint(
  name: string,
  got: ts.Type,
  takes: ts.Type,
  checker: ts.TypeChecker,
): string {
  const isText = got.isStringLiteral();
  const near = isText ? closestName(got.value, stringsOf(takes)) : undefined;
  if (near !== undefined) return ` Did you mean ${code(`${name}="${near}"`)}?`;
  const fits = (type: ts.Type) => checker.isTypeAssignableTo(type, takes);
  if (
    isText &&
    /^-?\d+(\.\d+)?$/.test(got.value) &&
    fits(checker.getNumberLiteralType(Number(got.value)))
  ) {
    return ` Write ${code(`${name}={${got.value}}`)}.`;
  }
  if (isText && got.value === 'true' && fits(checker.getTrueType()))
    return ` Write ${code(name)} alone.`;
  if (isText && got.value === 'false' && fits(checker.getFalseType()))
    return ` Write ${code(`${name}={false}`)}.`;
  if (got.isNumberLiteral() && fits(checker.getStringLiteralType(String(got.value)))) {
    return ` Write ${code(`${name}="${got.value}"`)}.`;
  }
  return ` Pass for example ${code(attributeText(name, sampleOf(takes, checker)))}.`;
}

/** An attribute as JSX writes it. */
export const attributeText = (name: string, sample: string) =>
  `${name}=${sample.startsWith('"') ? sample : `{${sample}}`}`;
