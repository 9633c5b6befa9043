import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The table of contents of a narrow screen: folded by the browser itself, so that it unfolds without script. */
export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props) {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary className={styles.button}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
    </details>
  );
}
