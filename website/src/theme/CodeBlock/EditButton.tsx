import Translate from '@docusaurus/Translate';

/**
 * The button that opens an editor in place of an example. Plain HTML: `delivery/browser/code-blocks.ts` loads the editor. CSS hides
 * the button where scripts are off.
 */
export default function EditButton({script}: {script: string}) {
  return (
    <button type="button" className="code-block-edit" data-edit={script}>
      <Translate id="theme.CodeBlock.edit">Edit</Translate>
      <span className="visually-hidden"> code</span>
    </button>
  );
}
