import {expect, test} from 'vitest';
import {oneLine} from './symbols.ts';

test.each([
  [
    'component',
    'export declare function Button(props: ButtonProps): import("react").JSX.Element;',
    'function Button(props: ButtonProps): JSX.Element',
  ],
  [
    'interface',
    'export interface ButtonProps extends ButtonElementProps {\n  fullWidth?: boolean | undefined;\n}',
    'interface ButtonProps extends ButtonElementProps',
  ],
  [
    'constants',
    'export declare const AlertDataAttributes: {\n  readonly tone: "data-tone";\n};',
    'const AlertDataAttributes',
  ],
  [
    'values',
    "export type FlexDrawerBreakpoint =\n  | 'md'\n  | 'lg';",
    "type FlexDrawerBreakpoint = 'md' | 'lg'",
  ],
  [
    'class',
    'export declare class ThemeError extends TypeError {\n  readonly path: string;\n}',
    'class ThemeError extends TypeError',
  ],
  [
    'function',
    'export declare function moneyOf(\n  amount: number,\n): Money;',
    'function moneyOf(amount: number): Money',
  ],
] as const)('a declaration of the kind %s is one line without members', (kind, signature, line) => {
  expect(oneLine({name: line.split(/[ (]/)[1]!, kind, signature})).toBe(line);
});

test('a long one ends at a word', () => {
  const names = Array.from({length: 60}, (_, index) => `'name-${index}'`).join('\n  | ');
  const line = oneLine({
    name: 'Name',
    kind: 'values',
    signature: `export type Name =\n  | ${names};`,
  });
  expect(line).toMatch(/^type Name = 'name-0' \| .*'name-\d+' …$/);
  expect(line.length).toBeLessThan(184);
});

test('an export has the name that its entry point gives it', () => {
  const signature = 'export declare function MenuItem(props: MenuItemProps): void;';
  expect(oneLine({name: 'ContextMenuItem', kind: 'component', signature})).toBe(
    'function ContextMenuItem(props: MenuItemProps): void',
  );
});
