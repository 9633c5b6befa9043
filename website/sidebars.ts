import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: ['packages/index', 'intro', 'packages/types/index'],
};

export default sidebars;
