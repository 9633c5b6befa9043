import type {Example} from '../component-page/types';

/** The exact text of an example's file, highlighted when the site was built. */
export default function ExampleCode({example}: {example: Example}) {
  return (
    <pre>
      <code dangerouslySetInnerHTML={{__html: example.codeHtml}} />
    </pre>
  );
}
