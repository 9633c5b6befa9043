import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findBlocks, findComponents} from '../components/catalog';
import {ROOT} from '../paths';
import {importedNames} from './imports';

/** The names that TypeScript finds, in the same form. */
function byTypeScript(code: string) {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const entry = (statement.moduleSpecifier as ts.StringLiteral).text;
    const named = statement.importClause?.namedBindings;
    if (!entry.startsWith('@storefront-toolkit/') || !named || !ts.isNamedImports(named)) return [];
    return named.elements.map(({name, propertyName = name}) => ({
      id: `${entry}#${propertyName.text}`,
      start: propertyName.getStart(),
      end: propertyName.getEnd(),
    }));
  });
}

describe('each file of an example', () => {
  const files = [...findComponents(), findBlocks()].flatMap(({examples}) =>
    examples.map((example) => example.path),
  );

  test.each(files)('%s has the names that TypeScript finds', (file) => {
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    expect(importedNames(code, 'tsx')).toEqual(byTypeScript(code));
  });

  test('there are some', () => expect(files.length).toBeGreaterThan(300));
});

test.each([
  ['one name', "import {Button} from '@storefront-toolkit/ui/button';"],
  [
    'several, types and other names',
    `import {type Cart, Money as Price} from "@storefront-toolkit/types/cart";`,
  ],
  ['only types', "import type {Cart} from '@storefront-toolkit/types/cart';"],
  [
    'several lines',
    "import {\n  Button,\n  type ButtonProps,\n} from '@storefront-toolkit/ui/button';",
  ],
  ['another package', "import {Button} from 'another-toolkit/ui/button';"],
  [
    'no names',
    "import '@storefront-toolkit/theme/theme.css';\nimport all from '@storefront-toolkit/theme';",
  ],
  [
    'an import in a text',
    "const text = `  import {Button} from '@storefront-toolkit/ui/button';`;",
  ],
])('%s: as TypeScript finds them', (_, code) => {
  expect(importedNames(code, 'ts')).toEqual(byTypeScript(code));
});

test('other languages have no imports', () => {
  const code = "import {Button} from '@storefront-toolkit/ui/button';";
  expect(importedNames(code, 'tsx')).toHaveLength(1);
  expect(importedNames(code, 'text')).toEqual([]);
});
