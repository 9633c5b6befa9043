import ts from 'typescript';
import type {Finding} from '../types.ts';
import {aboutOf, type Context, nodeAt} from './context.ts';
import {elementAt, type Opening} from './elements.ts';
import {checkElement} from './jsx.ts';
import {missingExport, unknownName} from './names.ts';
import {missingProperties, unknownElement, unknownProperty} from './objects.ts';
import {bounded, chainOf, inOwnMarks} from './wording.ts';
import {wrongValue} from './values.ts';

/** A diagnostic of the snippet, at a node of it. */
export interface Diagnosed {
  diagnostic: ts.Diagnostic;
  node: ts.Node;
  context: Context;
}

type Translation = (diagnosed: Diagnosed) => Omit<Finding, 'start'> | undefined;

function each(numbers: readonly number[], translation: Translation) {
  return Object.fromEntries(numbers.map((number) => [number, translation]));
}

/** TypeScript's numbers of messages, with what puts them into the toolkit's words. */
const TRANSLATIONS: Record<number, Translation> = {
  ...each(
    [2304, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593, 2686, 2874, 18004],
    unknownName,
  ),
  ...each([1192, 2305, 2459, 2460, 2613, 2614, 2694, 2724], missingExport),
  ...each([2339, 2551, 2353, 2559, 2561], unknownProperty),
  ...each([2739, 2740, 2741], missingProperties),
  ...each([2322, 2345, 2769, 2820], wrongValue),
  ...each([2531, 2532, 2533, 2722, 18047, 18048, 18049], possiblyUndefined),
  ...each([2554, 2555, 2556, 2575], wrongCount),
  ...each([2589, 2590, 2799, 2800, 2321], tooComplex),
  ...each([7006, 7031], untyped),
  2693: typeAsValue,
  1361: typeAsValue,
  2749: valueAsType,
};

/** Messages about the path of an import or a reference. The lints of imports say more. */
const SAID_ELSEWHERE = new Set([2307, 2306, 2792, 2882, 6053, 2688, 2726, 2664, 2669, 1183, 5097]);
/** Elements are compared with their component as a whole for these. */
const ABOUT_ELEMENTS = new Set([2322, 2820, 2559, 2739, 2740, 2741, 2769, 2745, 2746, 2747]);

/** Puts TypeScript's diagnostics of a snippet into the toolkit's words. One can become several findings, or none. */
export function translate(diagnostic: ts.Diagnostic, context: Context): Finding[] {
  const {code: number, start = 0} = diagnostic;
  if (SAID_ELSEWHERE.has(number)) return [];
  const node = nodeAt(context.file, start);
  // The tag at the beginning of the element says the same.
  if (ts.findAncestor(node, ts.isJsxClosingElement)) return [];
  const opening = ABOUT_ELEMENTS.has(number) ? elementAt(node) : undefined;
  const isUnknown = opening && isUnknownElement(opening, context);
  const found = opening && !isUnknown ? checkElement(opening, context) : [];
  if (found.length > 0) return found;
  const diagnosed = {diagnostic, node, context};
  const about = aboutOf(node, context);
  return [
    {
      start,
      ...(about !== undefined && {about}),
      ...(isUnknown
        ? unknownElement(opening.tagName.getText(), diagnosed)
        : (TRANSLATIONS[number]?.(diagnosed) ?? inItsWords(diagnosed))),
    },
  ];
}

/** A tag in small letters that is none of HTML's, such as `<constructor>`. */
function isUnknownElement({tagName}: Opening, {checker}: Context): boolean {
  const tag = tagName.getText();
  const elements = checker.getJsxIntrinsicTagNamesAt(tagName);
  return /^[a-z]+$/.test(tag) && elements.length > 0 && !elements.some(({name}) => name === tag);
}

/** TypeScript's text, for messages without a translation. */
function inItsWords({diagnostic}: Diagnosed): Omit<Finding, 'start'> {
  const text = chainOf(diagnostic.messageText).map(inOwnMarks).join(' ');
  return {code: 'other', message: bounded(text, 400)};
}

function possiblyUndefined({diagnostic, node}: Diagnosed): Omit<Finding, 'start'> {
  const [text = ''] = chainOf(diagnostic.messageText);
  const [, name = bounded(node.getText(), 60)] = /^'(.+)' is possibly/.exec(text) ?? [];
  const use = ts.findAncestor(
    node,
    (at) => at.getText().length > name.length && ts.isExpression(at),
  );
  const written = bounded((use ?? node).getText(), 60);
  const nothing = /'?(null|undefined)'?\.$/.exec(text)?.[1] ?? 'undefined';
  const both = text.includes("'null' or 'undefined'") ? 'null` or `undefined' : nothing;
  return {
    code: 'possibly-undefined',
    message: `\`${name}\` may be \`${both}\`, and \`${written}\` fails then. Check for it first, use \`?.\`, or give a default with \`??\`.`,
  };
}

function wrongCount({diagnostic, node, context}: Diagnosed): Omit<Finding, 'start'> {
  const call = ts.findAncestor(
    node,
    (at): at is ts.CallExpression | ts.NewExpression =>
      ts.isCallExpression(at) || ts.isNewExpression(at),
  );
  const [text = ''] = chainOf(diagnostic.messageText);
  if (!call) return {code: 'wrong-arguments', message: inOwnMarks(text)};
  const name = bounded(call.expression.getText(), 60);
  const signature = context.checker.getResolvedSignature(call);
  const form = signature && bounded(context.checker.signatureToString(signature), 200);
  const counts = /Expected (.+) arguments?, but got (.+)\./.exec(text);
  return {
    code: 'wrong-arguments',
    message: `\`${name}\` takes ${counts?.[1] ?? 'another number of'} argument${counts?.[1] === '1' ? '' : 's'} and gets ${counts?.[2] ?? 'others'}.${form ? ` Call it as \`${name}${form}\`.` : ''}`,
  };
}

function tooComplex(): Omit<Finding, 'start'> {
  return {
    code: 'too-complex',
    message:
      'TypeScript gives up on this type: it is endless, or has more members than it can compare. Write a simpler type here, such as the name of an interface.',
  };
}

function untyped({node}: Diagnosed): Omit<Finding, 'start'> {
  const name = node.getText();
  return {
    code: 'untyped',
    message: `The type of \`${name}\` is not known here, so mistakes in its use go unseen. Write it: \`${name}: string\`, or the type that the package exports for it.`,
  };
}

function typeAsValue({node, context}: Diagnosed): Omit<Finding, 'start'> {
  const name = node.getText();
  const component = /^(\w+)Props$/.exec(name)?.[1];
  const imported = context.imports.get(name);
  const fix =
    imported && context.toolkit.namesOf(imported.specifier).get(imported.name) === false
      ? `Import it without \`type\`: \`import {${name}} from '${imported.specifier}';\`.`
      : component
        ? `Did you mean the component \`${component}\`?`
        : 'Use it behind a colon or in angle brackets only.';
  return {
    code: 'wrong-type',
    message: `\`${name}\` is a type here, and types do not exist when the code runs. ${fix}`,
  };
}

function valueAsType({node, context}: Diagnosed): Omit<Finding, 'start'> {
  const name = node.getText();
  const imported = context.imports.get(name);
  const hasProps = imported && context.toolkit.namesOf(imported.specifier).get(`${name}Props`);
  const fix = hasProps
    ? `Its props are the type \`${name}Props\` of the same module.`
    : `Write \`typeof ${name}\` for its type.`;
  return {code: 'wrong-type', message: `\`${name}\` is a value and is used as a type. ${fix}`};
}
