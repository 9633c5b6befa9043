import ts from 'typescript';
import type {Context} from './context.ts';

/** Names that HTML and other libraries use, and the toolkit's own name for the same. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  as: ['render', 'tag'],
  asChild: ['render'],
  class: ['className'],
  color: ['tone', 'variant'],
  colorScheme: ['tone', 'variant'],
  component: ['render'],
  for: ['htmlFor'],
  href: ['link'],
  appearance: ['variant'],
  isChecked: ['checked'],
  isDisabled: ['disabled'],
  isInvalid: ['aria-invalid'],
  isLoading: ['loading'],
  isOpen: ['open'],
  isRequired: ['required'],
  kind: ['variant', 'tone'],
  max: ['maximum'],
  min: ['minimum'],
  onChange: ['onValueChange', 'onCheckedChange', 'onOpenChange'],
  onPress: ['onClick'],
  onSelect: ['onValueChange'],
  onToggle: ['onOpenChange'],
  options: ['items'],
  product: ['block'],
  to: ['href', 'link'],
  title: ['label', 'heading'],
  type: ['variant', 'tone'],
};

/** The prop that has another name elsewhere: `disabled` for `isDisabled`. */
export function otherPropName(
  name: string,
  props: ReadonlyMap<string, unknown>,
): string | undefined {
  return OTHER_NAMES[Object.hasOwn(OTHER_NAMES, name) ? name : '']?.find((other) =>
    props.has(other),
  );
}

/** Another component of the same module that has a prop: `ButtonLink` for the `href` of a `Button`. */
export function siblingWith(
  prop: string,
  tag: ts.JsxTagNameExpression,
  {checker, imports, toolkit}: Context,
): string | undefined {
  const imported = imports.get(tag.getText());
  if (!imported || !toolkit.entries.has(imported.specifier)) return undefined;
  const symbol = checker.getSymbolAtLocation(tag);
  const alias =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? symbol.declarations?.[0] : undefined;
  const statement = alias && ts.findAncestor(alias, ts.isImportDeclaration);
  const module = statement && checker.getSymbolAtLocation(statement.moduleSpecifier);
  if (!module) return undefined;
  return checker
    .getExportsOfModule(module)
    .filter(
      ({name}) => /^[A-Z]/.test(name) && toolkit.namesOf(imported.specifier).get(name) === false,
    )
    .find((candidate) => {
      const [signature] = checker.getTypeOfSymbolAtLocation(candidate, tag).getCallSignatures();
      const [parameter] = signature?.getParameters() ?? [];
      return parameter && checker.getTypeOfSymbolAtLocation(parameter, tag).getProperty(prop);
    })?.name;
}
