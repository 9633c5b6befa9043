import MDXComponents from '@theme-original/MDXComponents';
import ComponentFacts from '../components/component-page/ComponentFacts';
import ComponentGallery from '../components/component-page/ComponentGallery';
import KeyboardTable from '../components/component-page/KeyboardTable';
import SourceLinks from '../components/component-page/SourceLinks';
import Example from '../components/example/Example';

/** Tags that every page can use without an import. */
export default {
  ...MDXComponents,
  ComponentFacts,
  ComponentGallery,
  Example,
  KeyboardTable,
  PropertiesTable: () => null,
  ConstantsTable: () => null,
  SourceLinks,
};
