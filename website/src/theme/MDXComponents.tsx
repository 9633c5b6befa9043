import MDXComponents from '@theme-original/MDXComponents';
import CodeSymbols from '@site/src/components/api/CodeSymbols';
import ConstantsTable from '@site/src/components/api/ConstantsTable';
import MembersTable from '@site/src/components/api/MembersTable';
import ModelDiagram from '@site/src/components/api/ModelDiagram';
import PropertiesTable from '@site/src/components/api/PropertiesTable';
import BoundaryTable from '@site/src/components/component-page/BoundaryTable';
import ComponentFacts from '@site/src/components/component-page/ComponentFacts';
import ComponentGallery from '@site/src/components/component-page/ComponentGallery';
import KeyboardTable from '@site/src/components/component-page/KeyboardTable';
import SourceLinks from '@site/src/components/component-page/SourceLinks';
import StatesTable from '@site/src/components/component-page/StatesTable';
import Example from '@site/delivery/browser/example/Example';
import MappingTable from '@site/src/components/vendors/MappingTable';

/** Tags of this site that every page can use without an import. One line for each component. */
export const PAGE_TAGS = {
  BoundaryTable,
  CodeSymbols,
  ComponentFacts,
  ComponentGallery,
  ConstantsTable,
  Example,
  KeyboardTable,
  MappingTable,
  MembersTable,
  ModelDiagram,
  PropertiesTable,
  SourceLinks,
  StatesTable,
  TypeParametersTable: PropertiesTable,
};

export default {...MDXComponents, ...PAGE_TAGS};
