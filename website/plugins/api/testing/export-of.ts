import type {ApiExport} from '../model.ts';

/** An export of `@storefront-toolkit/types/config` for tests, with what they say about it. */
export function exportOf(name: string, given: Partial<ApiExport> = {}): ApiExport {
  const entry = '@storefront-toolkit/types/config';
  return {
    id: `${entry}#${name}`,
    entry,
    name,
    kind: 'interface',
    entity: false,
    bases: [],
    summary: `Summary of ${name}.`,
    remarks: '',
    signature: `export interface ${name} {}`,
    imports: [],
    typeParameters: [],
    properties: [],
    extended: [],
    inherited: [],
    parameters: [],
    throws: [],
    values: [],
    examples: [],
    source: {file: `packages/types/src/config/${name}.ts`, line: 3},
    references: [],
    usedBy: [],
    defaults: {},
    ...given,
  };
}
