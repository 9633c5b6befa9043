import {expect, test} from 'vitest';
import {packageBom} from './sbom.mjs';

/** The output of npm for a workspace, as far as it is read. npm calls it by its folder, and lists its test kit too. */
const BOM = {
  metadata: {component: {'bom-ref': 'root@1.0.0', name: 'folder'}, timestamp: 'now'},
  serialNumber: 'urn:uuid:another-each-time',
  components: ['@a/ui@1.0.0', '@a/types@1.0.0', '@a/kit@1.0.0', 'clsx@2.1.1', 'sub@3.0.0'].map(
    (ref) => ({'bom-ref': ref, name: ref === '@a/ui@1.0.0' ? 'ui' : ref.replace(/@[^@]*$/, '')}),
  ),
  dependencies: [
    {ref: 'root@1.0.0', dependsOn: ['@a/types@1.0.0', '@a/ui@1.0.0']},
    {ref: '@a/ui@1.0.0', dependsOn: ['@a/types@1.0.0', '@a/kit@1.0.0', 'clsx@2.1.1']},
    {ref: 'clsx@2.1.1', dependsOn: ['sub@3.0.0', 'not-installed@1.0.0']},
    {ref: 'sub@3.0.0', dependsOn: ['clsx@2.1.1']},
  ],
};
const MANIFESTS = [
  {name: '@a/types'},
  {name: '@a/ui', dependencies: {'@a/types': '1.0.0', clsx: '^2.1.1'}},
];
const bomOf = (name: string, bom = BOM) => packageBom(bom, name, MANIFESTS, '2026-01-02T03:04:05Z');

test('a package is on top, by its name, with what it installs and nothing that only its tests need', () => {
  const {metadata, components, dependencies} = bomOf('@a/ui');
  expect(metadata.component).toEqual({'bom-ref': '@a/ui@1.0.0', name: '@a/ui'});
  expect(metadata.timestamp).toBe('2026-01-02T03:04:05Z');
  expect(components.map(({name}) => name)).toEqual(['@a/types', 'clsx', 'sub']);
  expect(dependencies).toEqual([
    {ref: '@a/types@1.0.0', dependsOn: []},
    {ref: '@a/ui@1.0.0', dependsOn: ['@a/types@1.0.0', 'clsx@2.1.1']},
    {ref: 'clsx@2.1.1', dependsOn: ['sub@3.0.0']},
    {ref: 'sub@3.0.0', dependsOn: ['clsx@2.1.1']},
  ]);
});

test('the serial number is a UUID, the same for the same components and another for others', () => {
  const {serialNumber} = bomOf('@a/ui');
  expect(serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/,
  );
  expect(bomOf('@a/ui', {...BOM, serialNumber: 'urn:uuid:yet-another'}).serialNumber).toBe(
    serialNumber,
  );
  expect(bomOf('@a/types').serialNumber).not.toBe(serialNumber);
});

test('a package that npm does not list is an error that says what to do', () => {
  expect(() => bomOf('@a/gone')).toThrow(/doesn't list @a\/gone\. Run "npm ci"/);
});
