/** Components whose `of` names an export. */
export const TABLE_NAMES = [
  'PropertiesTable',
  'TypeParametersTable',
  'ConstantsTable',
  'MembersTable',
] as const;

/** Name of a table. */
export type TableName = (typeof TABLE_NAMES)[number];

/** Components that take `of`. That of a diagram names an entry point. */
export const TAG_NAMES = [...TABLE_NAMES, 'ModelDiagram'] as const;

/** Name of a component that takes `of`. */
export type TagName = (typeof TAG_NAMES)[number];

/** File of each component's data by what its `of` names, in {@link DATA_FOLDER}. */
export type Manifest = Record<TagName, Record<string, string>>;

/** The folder for the tables' data, in the site: a part of the framework's folder for generated files, `@generated`. */
export const DATA_FOLDER = '.docusaurus/api';
