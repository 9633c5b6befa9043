/** Written by plugins/components/generate.ts: the style sheets that some pages link beside the site's own. */
declare module '@generated/storefront-components/default/sheets.json' {
  const sheets: {
    /** Path on the site of the style sheet that draws tokens. */
    tokens: string;
    /** Path on the site of the style sheet that draws pairs of colors. */
    contrast: string;
    /** Path on the site of the style sheet that draws diagrams of types. */
    diagram: string;
  };
  export default sheets;
}
/** Written by plugins/components/counts.ts: the pages of the site and the tests of the project. */
declare module '@generated/storefront-components/default/counts.json' {
  import type {Counts} from '@site/src/components/component-page/types';

  const counts: Counts;
  export default counts;
}
/** Written by plugins/components/figures.ts: what the home page says of the toolkit. */
declare module '@generated/storefront-components/default/figures.json' {
  import type {Figures} from '@site/src/components/component-page/types';

  const figures: Figures;
  export default figures;
}
/** Written by plugins/frames/editor-modules.ts: the examples that can be edited. */
declare module '@generated/storefront-components/default/editor/list.json' {
  import type {EditableList} from '@site/src/pages/_edit/model';

  const list: EditableList;
  export default list;
}
/** Written by plugins/controls/build.ts: the components that have controls. */
declare module '@generated/storefront-components/default/controls/list.json' {
  import type {ControlledComponent} from '@site/src/pages/_controls/model';

  const components: ControlledComponent[];
  export default components;
}
