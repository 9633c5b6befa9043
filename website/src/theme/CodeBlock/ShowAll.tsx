import Translate from '@docusaurus/Translate';
import {searchMarks} from '../../search/marks';

/** Lines that a clamped block may have and still show them all. */
const UNCLAMPED = 14;

/**
 * The switch of a clamped block. CSS shows the first lines of a block that has a closed one, so it works without scripts, and the whole
 * code is in the page for the browser's find, for copying and for print.
 */
export default function ShowAll({html}: {html: string}) {
  const lines = html.trimEnd().split('\n').length;
  if (lines <= UNCLAMPED) return null;
  return (
    <details {...searchMarks.skip}>
      <summary>
        <Translate id="theme.CodeBlock.showAll" values={{lines}}>
          {'Show all {lines} lines'}
        </Translate>
      </summary>
    </details>
  );
}
