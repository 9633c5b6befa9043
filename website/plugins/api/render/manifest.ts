/** Components that take `of`. */
export const TABLE_NAMES = [
  'PropertiesTable',
  'TypeParametersTable',
  'ConstantsTable',
  'MembersTable',
] as const;

/** Name of a component that takes `of`. */
export type TableName = (typeof TABLE_NAMES)[number];

/** File of each table's data by the id of its export, in {@link DATA_FOLDER}. */
export type Manifest = Record<TableName, Record<string, string>>;

/** Folder of the data of tables, in the site. */
export const DATA_FOLDER = '.generated/api';
