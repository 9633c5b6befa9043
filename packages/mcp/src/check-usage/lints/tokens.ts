import ts from 'typescript';
import {closestName, editsBetween} from '../close-names.ts';
import {type Context, walk} from '../problems/context.ts';
import {code, didYouMean, listOf} from '../problems/wording.ts';
import type {Finding} from '../types.ts';
import {readClass} from './utilities.ts';

const ABOUT = '@storefront-toolkit/theme';
/** Functions that join class names. */
const JOINS = /^(clsx|cx|cn|cva|twMerge|twJoin|classNames)$/;

/**
 * Finds classes and `var(…)` that mistype a design token. A name that your theme adds is only found when it looks like one of the
 * toolkit's: a few letters differ, or it adds a shade to one of the toolkit's colors.
 */
export function checkTokens({file, toolkit}: Context): Finding[] {
  const tokens = toolkit.tokens();
  if (tokens.length === 0) return [];
  const findings: Finding[] = [];
  const add = (start: number, message: string | undefined) => {
    if (message !== undefined) findings.push({start, code: 'unknown-token', message, about: ABOUT});
  };
  const declared = new Set(file.text.match(/--[a-z][\w-]*(?=['"\]]*\s*:)/g));
  walk(file, (node) => {
    if (!isText(node)) return;
    const start = node.getStart();
    const text = node.getText();
    for (const match of text.matchAll(/(?:var\(\s*|\()(--[a-z][\w-]*)/g)) {
      const name = match[1]!;
      if (!declared.has(name))
        add(start + match.index + match[0].length - name.length, variableMessage(name, tokens));
    }
    if (!holdsClasses(node)) return;
    for (const match of text.matchAll(/[^\s'"`{}$]+/g))
      add(start + match.index, classMessage(match[0], tokens));
  });
  return findings;
}

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Whether a text is in the value of a class attribute, or is passed to a function that joins classes. */
function holdsClasses(node: ts.Node): boolean {
  for (let at = node.parent; !ts.isStatement(at) && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCallExpression(at)) return JOINS.test(at.expression.getText());
    if (ts.isJsxAttribute(at)) return /^class$|[cC]lassName$/.test(at.name.getText());
    if (
      ts.isBinaryExpression(at) &&
      at.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken
    ) {
      if (/^[!=]==?$/.test(at.operatorToken.getText())) return false;
    }
  }
  return false;
}

/** The part of a token's name before its value: `--color-` of `--color-brand`. */
const namespaceOf = (token: string) =>
  /^--(color|text|font-weight|font|leading|tracking|spacing|container|grid-template-columns|aspect|breakpoint|radius|shadow|z-index|transition-duration|ease|animate)-/.exec(
    token,
  )?.[0];

function variableMessage(name: string, tokens: readonly string[]): string | undefined {
  const namespace = namespaceOf(name);
  if (tokens.includes(name) || (namespace === undefined && !/^--[a-z]+-[a-z]/.test(name)))
    return undefined;
  const near = nearToken(name.slice(namespace?.length ?? 0), [namespace ?? '--'], tokens);
  if (!near) return undefined;
  return `There is no design token ${code(name)}, so the browser ignores the declaration.${near.length === 1 ? didYouMean(`var(${near[0]!})`) : ` The toolkit has ${listOf(near)}.`}`;
}

function classMessage(name: string, tokens: readonly string[]): string | undefined {
  const read = readClass(name);
  if (!read) return undefined;
  const {utility, value, namespaces} = read;
  if (namespaces.some((namespace) => tokens.includes(namespace + value))) return undefined;
  const near = nearToken(value, namespaces, tokens);
  if (!near) return undefined;
  const beginning = namespaces.find((namespace) => near[0]!.startsWith(namespace)) ?? '';
  const classes = near.map((token) => {
    const namespace = namespaces.find((beginning) => token.startsWith(beginning)) ?? '';
    return `${utility}-${token.slice(namespace.length)}`;
  });
  return `The class ${code(name)} does nothing: there is no design token ${code(beginning + value)}.${classes.length === 1 ? didYouMean(classes[0]) : ` The toolkit has ${listOf(classes)}.`}`;
}

/** The token that a value mistypes, or the tokens of the color whose shade it invents. */
function nearToken(
  value: string,
  namespaces: readonly string[],
  tokens: readonly string[],
): string[] | undefined {
  const candidates = namespaces.flatMap((namespace) =>
    tokens
      .filter((token) => token.startsWith(namespace))
      .map((token) => ({token, value: token.slice(namespace.length)})),
  );
  const near = closestName(
    value,
    candidates.map((candidate) => candidate.value),
  );
  const allowed = value.length < 5 ? 1 : 2;
  if (near !== undefined && editsBetween(value, near) <= allowed) {
    return [candidates.find((candidate) => candidate.value === near)!.token];
  }
  const [role = ''] = value.split('-');
  const isShade = namespaces.includes('--color-') && value.includes('-');
  const shades = candidates.filter(
    ({token, value: other}) =>
      token.startsWith('--color-') && (other === role || other.startsWith(`${role}-`)),
  );
  return isShade && shades.length > 0 ? shades.map(({token}) => token) : undefined;
}
