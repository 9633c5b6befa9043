import {
  type JsxAttribute,
  Node,
  type PropertyAssignment,
  type ShorthandPropertyAssignment,
  type SourceFile,
  type StringLiteral,
} from 'ts-morph';
import type {Migration, Place} from './migration.ts';
import {usesOf} from './uses.ts';

/** A prop that got another name, and its values other words. */
interface RenamedProp {
  summary: string;
  /** Module of the component, as imports write it. */
  module: string;
  component: string;
  /** The component's type of props. */
  props: string;
  from: string;
  to: string;
  /** The new words by the old ones: all values that the prop had. */
  values: Readonly<Record<string, string>>;
}

type Written = JsxAttribute | PropertyAssignment | ShorthandPropertyAssignment;

const isWritten = (node: Node): node is Written =>
  Node.isJsxAttribute(node) ||
  Node.isPropertyAssignment(node) ||
  Node.isShorthandPropertyAssignment(node);

const propertiesOf = (node: Node | undefined): Node[] =>
  Node.isObjectLiteralExpression(node) ? node.getProperties() : [];

/** The props that code writes where it uses a component: in JSX, in an object spread there, or in a call such as `createElement`. */
function propsAt(use: Node): Written[] {
  const parent = use.getParent();
  if (Node.isJsxOpeningElement(parent) || Node.isJsxSelfClosingElement(parent)) {
    return parent
      .getAttributes()
      .flatMap((one): Node[] =>
        Node.isJsxSpreadAttribute(one) ? propertiesOf(one.getExpression()) : [one],
      )
      .filter(isWritten);
  }
  if (!Node.isCallExpression(parent) || parent.getArguments()[0] !== use) return [];
  return propertiesOf(parent.getArguments()[1]).filter(isWritten);
}

/** All strings that a value can be, or `undefined` if one of them is written elsewhere. */
function stringsOf(value: Node | undefined): StringLiteral[] | undefined {
  if (Node.isStringLiteral(value)) return [value];
  if (Node.isJsxExpression(value) || Node.isParenthesizedExpression(value)) {
    return stringsOf(value.getExpression());
  }
  if (!Node.isConditionalExpression(value)) return undefined;
  const [yes, no] = [stringsOf(value.getWhenTrue()), stringsOf(value.getWhenFalse())];
  return yes && no && [...yes, ...no];
}

function rename(name: Node, to: string) {
  if (Node.isStringLiteral(name)) name.setLiteralValue(to);
  else name.replaceWithText(to);
}

/**
 * A migration for a prop that got another name. It changes props whose values are written in place, and `Props['name']` in
 * types. It reports props whose value comes from elsewhere, and leaves spread variables to TypeScript.
 */
export function renameProp(change: RenamedProp): Migration {
  const {summary, module, component, props, from, to, values} = change;
  const automatic = `transform writes "${to}" here.`;
  const words = Object.entries(values).map(([old, now]) => `"${old}" is now "${now}"`);
  const byHand = `Write "${to}", and the new word where the value comes from: ${words.join(', ')}.`;

  function placeOf(node: Written): Place {
    const value = Node.isShorthandPropertyAssignment(node) ? undefined : node.getInitializer();
    const strings = stringsOf(value);
    const known = strings?.every((one) => Object.hasOwn(values, one.getLiteralValue()));
    if (!known) return {node, advice: byHand};
    const fix = () => {
      for (const one of strings!) one.setLiteralValue(values[one.getLiteralValue()]!);
      rename(node.getNameNode(), to);
    };
    return {node, advice: automatic, fix};
  }

  function typesIn(file: SourceFile): Place[] {
    return usesOf(file, module, props).flatMap((use) => {
      const access = use.getParent()?.getParent();
      if (!Node.isIndexedAccessTypeNode(access)) return [];
      const index = access.getIndexTypeNode();
      const name = Node.isLiteralTypeNode(index) ? index.getLiteral() : undefined;
      if (!Node.isStringLiteral(name) || name.getLiteralValue() !== from) return [];
      return [{node: access, advice: automatic, fix: () => rename(name, to)}];
    });
  }

  const isOld = (node: Written) =>
    node
      .getNameNode()
      .getText()
      .replace(/^['"]|['"]$/g, '') === from;
  return {
    summary,
    find: (file) => [
      ...usesOf(file, module, component).flatMap((use) => propsAt(use).filter(isOld).map(placeOf)),
      ...typesIn(file),
    ],
  };
}
