import ts from 'typescript';
import {type Context, toolkitComponent, walk} from '../problems/context.ts';
import {code, listOf} from '../problems/wording.ts';
import {saysUseClient} from '../toolkit.ts';
import type {Finding} from '../types.ts';

/**
 * Names that `react` exports to client components alone. A test compares the list with the installed React.
 *
 * @see https://react.dev/reference/rsc/use-client
 */
export const CLIENT_ONLY = new Set([
  'Component',
  'PureComponent',
  'createContext',
  'useActionState',
  'useContext',
  'useDeferredValue',
  'useEffect',
  'useEffectEvent',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]);

interface Need {
  start: number;
  /** The name of the thing that needs the client, such as `useState` or `onClick`. */
  name: string;
  /** Why a server cannot do it, as the end of a sentence. */
  why: string;
  about?: string;
}

const WHY_HOOK = 'state, effects and context exist in the browser alone';
const WHY_FUNCTION = 'a function cannot be sent from the server to the browser';

/**
 * Finds what only a client component can do in a snippet that does not say `'use client'`. One finding for the snippet, at the
 * first place, because one line fixes all.
 */
export function checkBoundary(context: Context): Finding[] {
  const {file} = context;
  if (saysUseClient(file.text)) return [];
  const needs: Need[] = [];
  walk(file, (node) => {
    const need = needOfHook(node, context) ?? needOfProp(node, context);
    if (need) needs.push(need);
  });
  const [first] = needs;
  if (!first) return [];
  const names = [...new Set(needs.map(({name}) => name))];
  const late = lateDirective(file);
  const edit = late
    ? `The snippet says ${code("'use client'")} further down, where it has no effect. Move it to the first line.`
    : `Put ${code("'use client';")} on the first line, or move this part into a file of its own that begins with it.`;
  const message = `${listOf(names, 4)} ${names.length === 1 ? 'needs' : 'need'} a client component, and without ${code("'use client'")} this is a server component: ${first.why}. ${edit}`;
  return [
    {
      start: first.start,
      code: 'client-in-server',
      message,
      ...(first.about !== undefined && {about: first.about}),
    },
  ];
}

const lateDirective = (file: ts.SourceFile) =>
  file.statements.some(
    (statement) =>
      ts.isExpressionStatement(statement) &&
      ts.isStringLiteral(statement.expression) &&
      statement.expression.text === 'use client',
  );

function needOfHook(node: ts.Node, {imports, toolkit}: Context): Need | undefined {
  if (!ts.isCallExpression(node) && !ts.isExpressionWithTypeArguments(node)) return undefined;
  const {expression} = node;
  const [base, member] = ts.isPropertyAccessExpression(expression)
    ? [expression.expression.getText(), expression.name.text]
    : [expression.getText(), undefined];
  const imported = imports.get(base);
  if (!imported) return undefined;
  const name = member ?? imported.name;
  const isOfToolkit =
    imported.specifier.startsWith('@storefront-toolkit/') &&
    /^use[A-Z]/.test(name) &&
    toolkit.find(name).length > 0;
  const isOfReact = imported.specifier === 'react' && CLIENT_ONLY.has(name);
  if (!isOfToolkit && !isOfReact) return undefined;
  return {
    start: node.getStart(),
    name,
    why: WHY_HOOK,
    ...(isOfToolkit && {about: imported.specifier}),
  };
}

/** An event handler for a component of the toolkit, or any function for one that is a client component itself. */
function needOfProp(node: ts.Node, context: Context): Need | undefined {
  if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isJsxExpression(node.initializer))
    return undefined;
  const {expression} = node.initializer;
  const tag = node.parent.parent.tagName;
  const component = toolkitComponent(tag, context);
  if (!component || !expression || !isOwnFunction(expression, context)) return undefined;
  const name = node.name.getText();
  const isHandler = /^on[A-Z]/.test(name);
  // By their names, these props take server functions, which can be sent. Next.js reads names so too.
  const isAction = /^(action|\w+Action)$/.test(name);
  if (isAction || (!isHandler && !isClientComponent(tag, context))) return undefined;
  return {start: node.getStart(), name, why: WHY_FUNCTION, about: component.specifier};
}

/** Whether an expression is a function of the snippet. An imported one may be a server function, which can be sent. */
function isOwnFunction(expression: ts.Expression, {checker, imports}: Context): boolean {
  if (ts.isIdentifier(expression) && imports.has(expression.text)) return false;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(expression));
  const members = type.isUnion() ? type.types : [type];
  if (!members.some((member) => member.getCallSignatures().length > 0)) return false;
  const declaration = type.getSymbol()?.valueDeclaration;
  return !declaration || !/^[^]*?\{\s*['"]use server['"]/.test(bodyStart(declaration));
}

const bodyStart = (declaration: ts.Node) => {
  const {body} = declaration as ts.Node & {body?: ts.Node};
  return body ? body.getText().slice(0, 40) : '';
};

function isClientComponent(tag: ts.JsxTagNameExpression, {checker, toolkit}: Context): boolean {
  const symbol = checker.getSymbolAtLocation(tag);
  const target =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (
    target?.declarations?.some((at) => toolkit.isClientFile(at.getSourceFile().fileName)) ?? false
  );
}
