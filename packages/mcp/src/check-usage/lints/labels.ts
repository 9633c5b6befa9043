import ts from 'typescript';
import {ancestorsOf, type Context, toolkitComponent, walk} from '../problems/context.ts';
import {contentOf, isOpening, type Opening} from '../problems/elements.ts';
import {code} from '../problems/wording.ts';
import type {Finding} from '../types.ts';
import {COMPONENT_RULES, ELEMENT_RULES, type LabelRule, TITLED} from './label-rules.ts';

/** Input types that have no name, or one of their own. */
const NAMELESS_INPUTS = /^(hidden|submit|reset|image)$/;

/**
 * Finds controls and images without an accessible name. Where a name may come from outside of the snippet, such as by a
 * spread prop, nothing is found.
 */
export function checkLabels(context: Context): Finding[] {
  const findings: Finding[] = [];
  const hasOpenField = fieldsHoldOwnComponents(context);
  walk(context.file, (node) => {
    if (!isOpening(node) || node.attributes.properties.some(ts.isJsxSpreadAttribute)) return;
    const component = toolkitComponent(node.tagName, context);
    const tag = node.tagName.getText();
    const message = component
      ? (componentMessage(component.name, node, context, hasOpenField) ??
        titleMessage(component.name, node, context))
      : elementMessage(tag, node, context);
    if (message === undefined) return;
    findings.push({
      start: node.getStart(),
      code: 'missing-label',
      message,
      ...(component && {about: component.specifier}),
    });
  });
  return findings;
}

function componentMessage(name: string, opening: Opening, context: Context, hasOpenField: boolean) {
  const rule = Object.hasOwn(COMPONENT_RULES, name) ? COMPONENT_RULES[name] : undefined;
  if (!rule || isNamed(opening, rule, context) || (rule.field && hasOpenField)) return undefined;
  // A type says that this one is missing. An empty text is what it does not see.
  if (name === 'IconButton' && !attributeOf(opening, 'label')) return undefined;
  return messageFor(code(name), rule);
}

function elementMessage(tag: string, opening: Opening, context: Context): string | undefined {
  if (tag === 'img' && !attributeOf(opening, 'alt') && !attributeOf(opening, 'aria-hidden')) {
    return '`<img>` has no `alt`, so a screen reader reads its address. Describe the picture: `alt="Red wool scarf"`, or write `alt=""` if it only decorates.';
  }
  const rule = Object.hasOwn(ELEMENT_RULES, tag) ? ELEMENT_RULES[tag] : undefined;
  const type = attributeOf(opening, 'type');
  if (!rule || (type && NAMELESS_INPUTS.test(textOf(type) ?? 'hidden'))) return undefined;
  return isNamed(opening, rule, context) ? undefined : messageFor(code(`<${tag}>`), rule);
}

const messageFor = (name: string, {role, edit}: LabelRule) =>
  `${name} has no accessible name, so a screen reader can only say "${role}". ${edit}.`;

/** An overlay without its title. Content that the snippet does not show may hold one. */
function titleMessage(name: string, opening: Opening, context: Context): string | undefined {
  const title = Object.hasOwn(TITLED, name) ? TITLED[name] : undefined;
  if (title === undefined || hasAttribute(opening, 'aria-label', 'aria-labelledby'))
    return undefined;
  let isKnown = ts.isJsxOpeningElement(opening);
  for (const child of contentOf(opening)) {
    walk(child, (node) => {
      if (ts.isJsxExpression(node) && node.expression && ts.isIdentifier(node.expression))
        isKnown = false;
      if (!isOpening(node)) return;
      const component = toolkitComponent(node.tagName, context);
      if (component?.name === title || isOwnComponent(node, context)) isKnown = false;
    });
  }
  return isKnown
    ? `${code(name)} has no name, so a screen reader can only say "dialog". Put a ${code(`<${title}>`)} into it, or pass ${code('aria-label')}.`
    : undefined;
}

function isNamed(opening: Opening, rule: LabelRule, context: Context): boolean {
  if (hasAttribute(opening, 'aria-label', 'aria-labelledby', 'title', 'children', ...rule.props))
    return true;
  if (rule.content && contentOf(opening).some((child) => saysSomething(child, context)))
    return true;
  if (!rule.field) return false;
  return attributeOf(opening, 'id') !== undefined || isInsideLabel(opening, context);
}

/** Whether content can be a name: anything but pictures that have none. */
function saysSomething(child: ts.JsxChild, context: Context): boolean {
  if (ts.isJsxText(child)) return true;
  if (ts.isJsxExpression(child)) {
    const {expression} = child;
    return !expression || !ts.isStringLiteral(expression) || expression.text.trim() !== '';
  }
  if (ts.isJsxFragment(child)) return child.children.some((inner) => saysSomething(inner, context));
  const opening = ts.isJsxElement(child) ? child.openingElement : child;
  const tag = opening.tagName.getText();
  if (tag === 'svg')
    return hasAttribute(opening, 'aria-label', 'aria-labelledby') || /<title/.test(child.getText());
  if (tag === 'img') return textOf(attributeOf(opening, 'alt')) !== '';
  if (hasAttribute(opening, 'aria-hidden')) return false;
  if (/^[A-Z]/.test(tag)) return true;
  return contentOf(opening).some((inner) => saysSomething(inner, context));
}

/** Whether an element is in a label, in a `Field` that has one, or in a component whose content is unknown. */
function isInsideLabel(opening: Opening, context: Context): boolean {
  for (const at of ancestorsOf(opening)) {
    if (!ts.isJsxElement(at) || at.openingElement === opening) continue;
    const around = at.openingElement;
    const name = toolkitComponent(around.tagName, context)?.name ?? around.tagName.getText();
    if (/^(label|Label)$/.test(name)) return true;
    const isField = name === 'Field';
    if (
      isField &&
      (attributeOf(around, 'label') ?? around.attributes.properties.some(ts.isJsxSpreadAttribute))
    )
      return true;
    if (isOwnComponent(around, context)) return true;
  }
  return false;
}

/** A `Field` around a component of the snippet's own names the control in it through context. */
function fieldsHoldOwnComponents(context: Context): boolean {
  let found = false;
  walk(context.file, (node) => {
    const isField =
      ts.isJsxElement(node) &&
      toolkitComponent(node.openingElement.tagName, context)?.name === 'Field';
    if (!isField) return;
    walk(node, (inner) => {
      const isSlot = ts.isJsxExpression(inner) && inner.expression?.getText().endsWith('children');
      if (isSlot || (isOpening(inner) && isOwnComponent(inner, context))) found = true;
    });
  });
  return found;
}

const isOwnComponent = (opening: Opening, context: Context) =>
  /^[A-Z]/.test(opening.tagName.getText()) && !toolkitComponent(opening.tagName, context);

const attributeOf = (opening: Opening, name: string): ts.JsxAttribute | undefined =>
  opening.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attribute) => attribute.name.getText() === name);

/** Whether an element has one of some attributes, with a value that is not an empty text. */
const hasAttribute = (opening: Opening, ...names: string[]) =>
  names.some((name) => {
    const attribute = attributeOf(opening, name);
    return attribute !== undefined && textOf(attribute)?.trim() !== '';
  });

/** The text of an attribute, or `undefined` for one that is computed. */
function textOf(attribute: ts.JsxAttribute | undefined): string | undefined {
  const {initializer} = attribute ?? {};
  const value =
    initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}
