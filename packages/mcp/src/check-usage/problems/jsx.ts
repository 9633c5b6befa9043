import ts from 'typescript';
import {closestName, editsBetween} from '../close-names.ts';
import type {Finding} from '../types.ts';
import {type Context, toolkitComponent} from './context.ts';
import {otherPropName, siblingWith} from './prop-hints.ts';
import {contentOf, type Opening} from './elements.ts';
import {attributeText, valueHint} from './value-hint.ts';
import {bounded, code, didYouMean, listOf, purposeOf, sampleOf, typeText} from './wording.ts';

interface Element {
  opening: Opening;
  /** The name in messages, such as `Button` or `<button>`. */
  name: string;
  /** The props that the element takes. */
  props: ReadonlyMap<string, ts.Symbol>;
  /** Names of the props that it gets, spread ones and content among them. */
  given: ReadonlySet<string>;
  about?: string;
  context: Context;
}

/**
 * Compares what an element gets with what it takes: props that do not exist, values of another type, required props that
 * are left out. Finds nothing where the types are too general to tell.
 */
export function checkElement(opening: Opening, context: Context): Finding[] {
  const type = context.checker.getContextualType(opening.attributes);
  if (!type || type.flags & ts.TypeFlags.Any) return [];
  const given = givenProps(opening, context);
  const isOwn = /^[a-z]/.test(opening.tagName.getText());
  const text = opening.tagName.getText();
  const about = toolkitComponent(opening.tagName, context)?.specifier;
  const element: Element = {
    opening,
    name: code(isOwn ? `<${text}>` : text),
    props: propsOf(type, given, context.checker),
    given,
    ...(about !== undefined && {about}),
    context,
  };
  const attributes = opening.attributes.properties.filter(ts.isJsxAttribute);
  return [
    ...attributes.flatMap(
      (attribute) => unknownProp(attribute, element) ?? wrongValue(attribute, element) ?? [],
    ),
    ...needlessContent(element),
    ...missingProps(element),
  ];
}

function givenProps(opening: Opening, {checker}: Context): Set<string> {
  const names = opening.attributes.properties.flatMap((property) =>
    ts.isJsxAttribute(property)
      ? [property.name.getText()]
      : checker
          .getTypeAtLocation(property.expression)
          .getProperties()
          .map(({name}) => name),
  );
  return new Set([...names, ...(contentOf(opening).length > 0 ? ['children'] : [])]);
}

/** The props of the member of a union that fits best what is given. */
function propsOf(type: ts.Type, given: ReadonlySet<string>, checker: ts.TypeChecker) {
  const [best = new Map<string, ts.Symbol>()] = (type.isUnion() ? type.types : [type])
    .map(
      (member) =>
        new Map(checker.getPropertiesOfType(member).map((symbol) => [symbol.name, symbol])),
    )
    .map((props) => ({props, fits: [...given].filter((name) => props.has(name)).length}))
    .sort((a, b) => b.fits - a.fits)
    .map(({props}) => props);
  return best;
}

const finding = (
  {about}: Element,
  start: number,
  kind: Finding['code'],
  message: string,
): Finding => ({
  start,
  code: kind,
  message,
  ...(about !== undefined && {about}),
});

function unknownProp(attribute: ts.JsxAttribute, element: Element): Finding | undefined {
  const name = attribute.name.getText();
  if (element.props.has(name) || name === 'key' || name.includes('-')) return undefined;
  const {props, context, opening} = element;
  const other = otherPropName(name, props);
  const sibling = other === undefined ? siblingWith(name, opening.tagName, context) : undefined;
  const own = ownProps(element);
  const near = other ?? closestName(name, own) ?? closestAttribute(name, props.keys());
  const takes = own.length > 0 ? ` Its own props are ${listOf(own)}.` : '';
  const hint = sibling
    ? ` ${code(sibling)} of the same module has it: use ${code(sibling)} instead.`
    : near === undefined
      ? `${takes} Remove ${code(name)}.`
      : didYouMean(near);
  const message = `${element.name} has no prop ${code(name)}, so passing it does nothing.${hint}`;
  return finding(element, attribute.getStart(), 'unknown-prop', message);
}

/** HTML has so many attributes that one is near every name. Only a typing mistake counts. */
function closestAttribute(name: string, attributes: Iterable<string>): string | undefined {
  const near = closestName(name, attributes);
  return near !== undefined && editsBetween(name, near) < (name.length < 7 ? 2 : 3)
    ? near
    : undefined;
}

/** Names of the props that the toolkit declares itself, without those of the HTML element. */
const ownProps = ({props, context}: Element) =>
  [...props.values()]
    .filter(({declarations}) =>
      declarations?.some((at) => context.toolkit.owns(at.getSourceFile().fileName)),
    )
    .map(({name}) => name);

function wrongValue(attribute: ts.JsxAttribute, element: Element): Finding | undefined {
  const {checker} = element.context;
  const name = attribute.name.getText();
  const symbol = element.props.get(name);
  const {initializer} = attribute;
  const value =
    initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  if (!symbol || (initializer && !value)) return undefined;
  const takes = checker.getTypeOfSymbolAtLocation(symbol, attribute);
  const got = valueType(value, checker);
  const fits = (type: ts.Type) => checker.isTypeAssignableTo(type, takes);
  if (takes.flags & ts.TypeFlags.TypeParameter || fits(got)) return undefined;
  const isNothing = fits(checker.getNonNullableType(got));
  const place = `${code(name)} of ${element.name}`;
  const wrong = (got.isUnion() ? got.types : [got]).filter((member) => !fits(member));
  const shown = wrong.map((member) => code(typeText(member, checker))).join(' or ');
  const message = isNothing
    ? `${place} may get ${code(checker.typeToString(got))}, and takes ${code(typeText(takes, checker))}. Check for ${code('null')} and ${code('undefined')} first, or give a default with ${code('??')}.`
    : `${place} takes ${code(typeText(takes, checker))}, not ${bounded(shown, 160)}.${valueHint({name, value, got: wrong[0] ?? got, takes}, checker)}`;
  const kind = isNothing ? 'possibly-undefined' : 'wrong-type';
  return finding(element, attribute.getStart(), kind, message);
}

/** The type of an attribute's value. One without a value is `true`, and TypeScript has no type for the text in one. */
function valueType(value: ts.Expression | undefined, checker: ts.TypeChecker): ts.Type {
  if (!value) return checker.getTrueType();
  return ts.isStringLiteral(value)
    ? checker.getStringLiteralType(value.text)
    : checker.getTypeAtLocation(value);
}

/** Content of a component that takes none. */
function needlessContent(element: Element): Finding[] {
  const [first] = contentOf(element.opening);
  if (!first || element.props.has('children')) return [];
  const message = `${element.name} takes no content, so what is between its tags is not shown. Remove it and close the tag with ${code('/>')}, or pass it to one of its props: ${listOf(ownProps(element), 6)}.`;
  return [finding(element, first.getStart(), 'unknown-prop', message)];
}

function missingProps(element: Element): Finding[] {
  const {checker} = element.context;
  return [...element.props.values()]
    .filter(({name, flags}) => !(flags & ts.SymbolFlags.Optional) && !element.given.has(name))
    .map((symbol) => {
      const type = checker.getTypeOfSymbolAtLocation(symbol, element.opening);
      const sample = sampleOf(type, checker);
      const edit =
        symbol.name === 'label' && element.given.has('aria-label')
          ? `Rename ${code('aria-label')} to ${code('label')}.`
          : symbol.name === 'children'
            ? `Put the content between ${code(`<${element.opening.tagName.getText()}>`)} and its closing tag.`
            : `Add ${code(attributeText(symbol.name, sample))}.`;
      const message = `${element.name} needs the prop ${code(symbol.name)}.${purposeOf(symbol, checker)} ${edit}`;
      return finding(element, element.opening.getStart(), 'missing-prop', message);
    });
}
