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

/** Folder of the data of tables, in the site. */
export const DATA_FOLDER = '.generated/api';
