import ts from 'typescript';
import {closestName} from '../close-names.ts';
import type {Finding} from '../types.ts';
import {elementAt} from './elements.ts';
import {missingProperties} from './objects.ts';
import type {Diagnosed} from './translate.ts';
import {bounded, chainOf, code, didYouMean, inOwnMarks, shapeOf, stringsOf} from './wording.ts';

type Said = Omit<Finding, 'start'>;

const MISMATCH =
  /^(?:Type|Argument of type) '(.+)' is not assignable to (?:type|parameter of type) '(.+)'\.(?: Did you mean '(.+)'\?)?$/s;

/** A value at a place that takes another type. The innermost reason is named, since it says which part differs. */
export function wrongValue(diagnosed: Diagnosed): Said {
  const {diagnostic, node} = diagnosed;
  const chain = chainOf(diagnostic.messageText).map((text) => text.trim());
  const missing = isObject(node) ? missingProperties(diagnosed) : undefined;
  if (missing && diagnostic.code !== 2769) return missing;
  const mismatch = chain.map((text) => MISMATCH.exec(text)).find(Boolean);
  const place = placeOf(node);
  if (!mismatch)
    return {code: 'wrong-type', message: bounded(chain.map(inOwnMarks).join(' '), 400)};
  const [, got = '', takes = '', suggested] = mismatch;
  const expected = expectedAt(diagnosed);
  const near = suggested?.replaceAll('"', '') ?? nearValue(expected, got);
  const shape =
    expected && /^(string|number|boolean|["\d])/.test(got)
      ? shapeOf(expected, diagnosed.context.checker)
      : '';
  const reason = chain.at(-1);
  const inner = reason && !MISMATCH.test(reason) ? ` ${inOwnMarks(reason)}` : innerMismatch(chain);
  const call = diagnostic.code === 2769 ? ' No form of the function takes these arguments.' : '';
  return {
    code:
      got.includes('undefined') && !takes.includes('undefined')
        ? 'possibly-undefined'
        : 'wrong-type',
    message: bounded(
      `${place} takes ${code(bounded(takes, 160))}, not ${code(bounded(got, 120))}.${near === undefined ? '' : didYouMean(`"${near}"`)}${call}${near === undefined ? bounded(inner, 200) : ''}${shape}${undefinedHint(got, takes)}`,
      600,
    ),
  };
}

const undefinedHint = (got: string, takes: string) =>
  /\b(undefined|null)\b/.test(got) && !/\b(undefined|null)\b/.test(takes)
    ? ' Check for it first, or give a default with `??`.'
    : '';

function innerMismatch(chain: readonly string[]): string {
  const path = chain
    .map((text) => /Types of property '([^']+)' are incompatible/.exec(text)?.[1])
    .filter(Boolean);
  const last = chain.at(-1) ?? '';
  return path.length > 0
    ? ` The difference is in ${code(path.join('.'))}: ${inOwnMarks(last)}`
    : '';
}

/** Whether the place of an error is an object that the snippet writes out. */
function isObject(node: ts.Node): boolean {
  const {parent} = node;
  const value =
    ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) ? parent.initializer : node;
  return value !== undefined && ts.isObjectLiteralExpression(value);
}

/** The place that takes the value, in words. */
function placeOf(node: ts.Node): string {
  const opening = elementAt(node);
  if (opening) return code(opening.tagName.getText());
  for (let at = node; !ts.isSourceFile(at) && !ts.isStatement(at); at = at.parent) {
    const {parent} = at;
    if (ts.isPropertyAssignment(parent)) return code(parent.name.getText());
    if (ts.isVariableDeclaration(parent)) return code(parent.name.getText());
    if (ts.isCallExpression(parent) && parent.expression !== at) {
      const index = parent.arguments.findIndex((argument) => argument === at);
      return `Argument ${index + 1} of ${code(bounded(parent.expression.getText(), 60))}`;
    }
    if (ts.isArrowFunction(parent) && parent.body === at) return 'The result of this function';
    if (ts.isJsxAttribute(parent)) return code(parent.name.getText());
    if (ts.isJsxElement(parent) && at !== parent.openingElement) {
      return `The content of ${code(parent.openingElement.tagName.getText())}`;
    }
  }
  return ts.findAncestor(node, ts.isReturnStatement) ? 'The result of this function' : 'This place';
}

/** The type that the place of a value asks for. */
function expectedAt({node, context}: Diagnosed): ts.Type | undefined {
  const value = ts.isPropertyAssignment(node.parent) ? node.parent.initializer : node;
  return ts.isExpression(value) ? context.checker.getContextualType(value) : undefined;
}

/** The nearest string of the union that a wrong string is given for. */
function nearValue(type: ts.Type | undefined, got: string): string | undefined {
  const text = /^"(.*)"$/s.exec(got)?.[1];
  return type && text !== undefined ? closestName(text, stringsOf(type)) : undefined;
}
