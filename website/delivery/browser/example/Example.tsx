import Link from '@docusaurus/Link';
import CodeBlock from '@site/src/theme/CodeBlock';
import type {Example as ExampleData} from '@site/src/components/component-page/types';
import styles from './Example.module.css';
import LiveExample from './LiveExample';
import {pictureHtml} from './stage';

interface ExampleProps {
  /** The generated module of the example. In a page, write `<Example of="button/add-to-cart" />` instead. */
  example: ExampleData;
}

/**
 * A live example above the exact text of its file, of which a reader sees the first lines. An overlay at the top of a page is
 * shown open as well, as a picture.
 */
export default function Example({example}: ExampleProps) {
  return (
    <div className={styles.example} data-example={example.id}>
      {example.opened !== undefined && (
        <div
          className="example-opened"
          aria-hidden="true"
          inert
          dangerouslySetInnerHTML={{__html: pictureHtml(example.opened, example.styles)}}
        />
      )}
      <div className={styles.frame}>
        <LiveExample example={example} />
      </div>
      <CodeBlock
        language="tsx"
        title={example.path}
        link={example.controls && <Link to={`/controls?of=${example.controls}`}>Controls</Link>}
        html={example.codeHtml}
        editor={example.editor}
        clamped
      />
    </div>
  );
}
