import ts from 'typescript';
import {closestName} from '../close-names.ts';
import {bestOf} from '../toolkit.ts';
import type {Finding} from '../types.ts';
import {ancestorsOf} from './context.ts';
import type {Diagnosed} from './translate.ts';
import {
  chainOf,
  code,
  didYouMean,
  joined,
  listOf,
  membersOf,
  purposeOf,
  sampleOf,
  typeText,
} from './wording.ts';

type Said = Omit<Finding, 'start'>;

const OBJECT = ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.TypeParameter;

/** A property that is read from an object, or given to one, which does not have it. */
export function unknownProperty(diagnosed: Diagnosed): Said | undefined {
  const {diagnostic, node, context} = diagnosed;
  const {checker} = context;
  const access =
    ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
      ? node.parent
      : undefined;
  if (access) {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(access.expression));
    return {
      code: 'unknown-property',
      message: `${code(access.expression.getText())} has no property ${code(node.getText())}. ${nearOrAll(node.getText(), type, checker)}`,
    };
  }
  if (ts.isBindingElement(node.parent)) {
    const type = checker.getTypeAtLocation(node.parent.parent);
    const name = node.parent.propertyName?.getText() ?? node.getText();
    return {
      code: 'unknown-property',
      message: `The object has no property ${code(name)} to take. ${nearOrAll(name, type, checker)}`,
    };
  }
  const property =
    ts.isShorthandPropertyAssignment(node.parent) || ts.isPropertyAssignment(node.parent)
      ? node.parent
      : undefined;
  if (property && ts.isObjectLiteralExpression(property.parent)) {
    const type = checker.getContextualType(property.parent);
    const name = property.name.getText();
    if (!type) return undefined;
    const named = code(typeText(type, checker));
    return {
      code: 'unknown-property',
      message: `${named} has no property ${code(name)}, so it would be ignored. ${nearOrAll(name, type, checker)}`,
    };
  }
  const tag = /^Property '([^']+)' does not exist on type 'JSX\.IntrinsicElements'/.exec(
    chainOf(diagnostic.messageText)[0] ?? '',
  )?.[1];
  if (tag === undefined) return undefined;
  return unknownElement(tag, diagnosed);
}

/** A tag in small letters that isn't an element of HTML. */
export function unknownElement(tag: string, {node, context}: Diagnosed): Said {
  const capital = tag.charAt(0).toUpperCase() + tag.slice(1);
  const from = bestOf(context.toolkit.find(capital), false);
  const component = from && capital;
  const elements = context.checker.getJsxIntrinsicTagNamesAt(node).map(({name}) => name);
  const near = closestName(tag, elements);
  return {
    code: 'unknown-name',
    message: component
      ? `\`<${tag}>\` isn't an HTML element. Components begin with a capital letter: did you mean \`<${component}>\` of \`${from.specifier}\`?`
      : near === undefined
        ? `\`<${tag}>\` isn't an HTML element. Components begin with a capital letter. Rename it, or use an element of HTML.`
        : `\`<${tag}>\` isn't an HTML element. Did you mean \`<${near}>\`?`,
    ...(from && {about: from.specifier}),
  };
}

function nearOrAll(name: string, type: ts.Type, checker: ts.TypeChecker): string {
  const members = membersOf(type);
  const names = [
    ...new Set(
      members.flatMap((member) => checker.getPropertiesOfType(member).map((symbol) => symbol.name)),
    ),
  ];
  if (members.every(({flags}) => !(flags & OBJECT))) {
    return `It is a ${code(typeText(type, checker))}, which has no such property.`;
  }
  const near = closestName(name, names);
  if (near !== undefined) {
    const isPartial = members.length > 1 && members.some((member) => !member.getProperty(near));
    return (
      didYouMean(near).trimStart() +
      (isPartial ? ' Not every member of the union has it: check which one it is first.' : '')
    );
  }
  if (names.includes(name)) {
    return 'Only some members of its union have it. Check which one it is first, for example by its `type`.';
  }
  return names.length > 0 ? `It has ${listOf(names)}.` : 'It has no properties.';
}

/** Required properties that an object literal lacks. */
export function missingProperties({diagnostic, node, context}: Diagnosed): Said | undefined {
  const {checker} = context;
  const chain = chainOf(diagnostic.messageText);
  const text = chain.at(-1) ?? '';
  const single = /^Property '([^']+)' is missing in type '.*' but required in type '(.*)'\.$/s.exec(
    text,
  );
  const several = /^Type '.*' is missing the following properties from type '(.*)': (.*)$/s.exec(
    text,
  );
  if (!single && !several) return undefined;
  const names = single
    ? [single[1]!]
    : several![2]!.split(/, (?:and )?/).filter((name) => /^\S+$/.test(name));
  const owner = (single ? single[2] : several?.[1]) ?? '';
  const type = expectedType(node, checker);
  const edits = names.map((name) => {
    const symbol = type && checker.getPropertyOfType(type, name);
    return {
      sample: `${name}: ${symbol ? sampleOf(checker.getTypeOfSymbolAtLocation(symbol, node), checker) : '…'}`,
      purpose: symbol && single ? purposeOf(symbol, checker) : '',
    };
  });
  const more = Number(/and (\d+) more/.exec(text)?.[1] ?? 0);
  const listed = joined(names.map(code), more);
  return {
    code: 'missing-property',
    message: `This object lacks ${listed}, which ${code(owner)} needs.${edits[0]?.purpose ?? ''} Add ${edits.map(({sample}) => code(sample)).join(', ')}.`,
  };
}

/** The type that the place of a node asks for. */
function expectedType(node: ts.Node, checker: ts.TypeChecker): ts.Type | undefined {
  for (const at of [node, ...ancestorsOf(node)]) {
    if (ts.isStatement(at)) return undefined;
    if (ts.isVariableDeclaration(at)) return at.type && checker.getTypeFromTypeNode(at.type);
    const initializer =
      ts.isPropertyAssignment(at.parent) && at.parent.name === at ? at.parent.initializer : at;
    const type = ts.isExpression(initializer) && checker.getContextualType(initializer);
    if (type) return checker.getNonNullableType(type);
  }
  return undefined;
}
