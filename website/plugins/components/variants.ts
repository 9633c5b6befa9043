import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The variants of one call of `cva`: which values each of its axes has. */
export interface Variants {
  /** File of the call. */
  file: string;
  /** Name of the function that it makes, as in `buttonVariants`. */
  name: string;
  /** Names of the values of each axis, such as `small` of `size`. */
  axes: Record<string, string[]>;
}

const isObject = (node: ts.Node | undefined): node is ts.ObjectLiteralExpression =>
  node !== undefined && ts.isObjectLiteralExpression(node);

/** The object below a `satisfies` or an `as`. */
function objectOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (isObject(node)) return node;
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node)
    ? objectOf(node.expression)
    : undefined;
}

function membersOf(object: ts.ObjectLiteralExpression): [string, ts.Expression][] {
  return object.properties.flatMap((one) => {
    if (!ts.isPropertyAssignment(one) || ts.isComputedPropertyName(one.name)) return [];
    return [[one.name.text, one.initializer]];
  });
}

/** Reads every call of `cva` in a file whose result has a name. */
export function variantsOf(file: string): Variants[] {
  const source = ts.createSourceFile(
    path.basename(file),
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found: Variants[] = [];
  const look = (node: ts.Node) => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer !== undefined &&
      ts.isCallExpression(node.initializer) &&
      ts.isIdentifier(node.initializer.expression) &&
      node.initializer.expression.text === 'cva'
    ) {
      const [, config] = node.initializer.arguments;
      const variants = isObject(config) && membersOf(config).find(([key]) => key === 'variants');
      const axes = variants ? (objectOf(variants[1]) ?? undefined) : undefined;
      if (axes) {
        found.push({
          file,
          name: node.name.text,
          axes: Object.fromEntries(
            membersOf(axes).map(([axis, values]) => {
              const object = objectOf(values);
              return [axis, object ? membersOf(object).map(([value]) => value) : []];
            }),
          ),
        });
      }
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** Every combination of the values of some axes. `true` and `false` are booleans, as in a component's props. */
export function combinationsOf(axes: Record<string, string[]>): Record<string, string | boolean>[] {
  let all: Record<string, string | boolean>[] = [{}];
  for (const [axis, values] of Object.entries(axes)) {
    const typed = values.map((value) =>
      /^(?:true|false)$/.test(value) ? value === 'true' : value,
    );
    all = all.flatMap((one) => typed.map((value) => ({...one, [axis]: value})));
  }
  return all;
}
