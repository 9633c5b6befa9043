import Translate from '@docusaurus/Translate';

/**
 * The button that copies the source of a code block, and the text that says how it went. Plain HTML:
 * `delivery/browser/code-blocks.ts` does the copying. CSS hides the button where scripts are off.
 */
export default function CopyButton() {
  return (
    <>
      <button type="button" className="code-block-copy" data-state="idle">
        <Translate id="theme.CodeBlock.copy">Copy</Translate>
        <span className="visually-hidden"> code</span>
      </button>
      <span role="status" className="visually-hidden" />
    </>
  );
}
