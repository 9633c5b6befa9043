import ts from 'typescript';
import {closestName} from '../close-names.ts';
import {bestOf} from '../toolkit.ts';
import type {Finding} from '../types.ts';
import type {Context} from './context.ts';
import type {Diagnosed} from './translate.ts';
import {chainOf, code, didYouMean, listOf} from './wording.ts';

type Said = Omit<Finding, 'start'>;

const REACT_NAMES =
  /^(use(State|Effect|Ref|Memo|Callback|Context|Id|Reducer|Transition|Optimistic|ActionState|LayoutEffect)|createContext|Suspense|Fragment|lazy|memo|ReactNode|ReactElement|ComponentProps|CSSProperties|MouseEvent|FormEvent|ChangeEvent|Ref)$/;
const REACT_TYPES = /^(ReactNode|ReactElement|ComponentProps|CSSProperties|\w+Event|Ref)$/;

/** A name that nothing declares: its import if the toolkit or React exports it, else the nearest name. */
export function unknownName({diagnostic, node, context}: Diagnosed): Said {
  const [text = ''] = chainOf(diagnostic.messageText);
  const name = /'([^']+)'/.exec(text)?.[1] ?? node.getText();
  const declared = `${code(name)} is not declared in the snippet and not imported.`;
  if (name === 'React') {
    return {
      code: 'unknown-name',
      message: `${declared} Add ${code("import * as React from 'react';")}, or import what you use by its name.`,
    };
  }
  const isInType = ts.isTypeNode(node.parent) || ts.isQualifiedName(node.parent);
  const from = bestOf(context.toolkit.find(name), isInType);
  if (from) {
    return {
      code: 'unknown-name',
      message: `${declared} Add ${importOf(name, from)}.`,
      about: from.specifier,
    };
  }
  if (REACT_NAMES.test(name)) {
    const isType = REACT_TYPES.test(name);
    return {
      code: 'unknown-name',
      message: `${declared} Add ${importOf(name, {specifier: 'react', isType})}.`,
    };
  }
  const near =
    closestName(name, visibleNames(node, context)) ?? closestName(name, context.toolkit.names());
  const source = near === undefined ? undefined : bestOf(context.toolkit.find(near), isInType);
  const isImported = near !== undefined && context.imports.has(near);
  const edit =
    near === undefined
      ? ' Declare it, or import it from the module that exports it.'
      : source && !isImported
        ? `${didYouMean(near)} Add ${importOf(near, source)}.`
        : didYouMean(near);
  return {
    code: 'unknown-name',
    message: declared + edit,
    ...(source && {about: source.specifier}),
  };
}

const importOf = (name: string, {specifier, isType}: {specifier: string; isType: boolean}) =>
  code(`import {${isType ? 'type ' : ''}${name}} from '${specifier}';`);

/** Names of the snippet itself that are visible at a node. Names of the browser are left out. */
function visibleNames(node: ts.Node, {checker, file}: Context): string[] {
  const {Value, Type, Alias} = ts.SymbolFlags;
  return [Value, Type, Alias]
    .flatMap((meaning) => checker.getSymbolsInScope(node, meaning))
    .filter(({declarations}) => declarations?.some((at) => at.getSourceFile() === file))
    .map(({name}) => name);
}

/** A name that a module does not export: the module that does, or the nearest name. */
export function missingExport({diagnostic, node, context}: Diagnosed): Said {
  const statement = ts.findAncestor(
    node,
    (at): at is ts.ImportDeclaration | ts.ExportDeclaration =>
      ts.isImportDeclaration(at) || ts.isExportDeclaration(at),
  );
  const path = statement?.moduleSpecifier;
  const [text = ''] = chainOf(diagnostic.messageText);
  if (!path || !ts.isStringLiteral(path)) {
    const [, namespace = '', name = ''] =
      /'([^']+)' has no exported member (?:named )?'([^']+)'/.exec(text) ?? [];
    return {
      code: 'unknown-export',
      message: `${code(namespace)} has no type ${code(name)}. Check its spelling, or import the type from its module.`,
    };
  }
  const specifier = path.text;
  const about = {about: specifier};
  const module = context.checker.getSymbolAtLocation(path);
  const exported = module ? context.checker.getExportsOfModule(module).map(({name}) => name) : [];
  const names = exported.filter((name) => name !== 'default');
  if (diagnostic.code === 1192 || diagnostic.code === 2613) {
    return {code: 'unknown-export', message: noDefault(node.getText(), specifier, names), ...about};
  }
  const name = ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : node.getText();
  const isTag = new RegExp(`<${name}\\b`).test(context.file.text);
  const others = context.toolkit
    .find(name)
    .filter((other) => !/\/(internal|fixtures)\b/.test(other.specifier));
  const elsewhere = bestOf(others, !isTag && context.imports.get(name)?.isType === true);
  const near = closestName(name, names);
  const parts = names.filter(
    (other) =>
      other.startsWith(name) &&
      /^[A-Z]/.test(other) &&
      !/(Props|Attributes|Variables)$/.test(other),
  );
  const edit = elsewhere
    ? ` Another module does: ${importOf(name, elsewhere)}.`
    : parts.length > 1
      ? ` It is made of parts: ${listOf(parts)}. Import those that you use.`
      : near !== undefined
        ? didYouMean(near)
        : ` It exports ${listOf(names)}.`;
  return {
    code: 'unknown-export',
    message: `${code(specifier)} has no export ${code(name)}.${edit}`,
    ...about,
  };
}

function noDefault(name: string, specifier: string, names: readonly string[]): string {
  const near = names.includes(name) ? name : (closestName(name, names) ?? name);
  const edit = names.includes(near)
    ? `Import the name: ${code(`import {${near}} from '${specifier}';`)}.`
    : `It exports ${listOf(names)}.`;
  return `${code(specifier)} has no default export. ${edit}`;
}
