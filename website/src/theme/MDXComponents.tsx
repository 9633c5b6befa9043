import MDXComponents from '@theme-original/MDXComponents';
import ConstantsTable from '@site/src/components/api/ConstantsTable';
import PropertiesTable from '@site/src/components/api/PropertiesTable';

/** What every page can use without an import. One line for each component. */
export default {
  ...MDXComponents,
  ConstantsTable,
  PropertiesTable,
  TypeParametersTable: PropertiesTable,
};
