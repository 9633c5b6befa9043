import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '../../theme/CodeBlock';
import styles from './styles.module.css';

interface InstallProps {
  /** Whether npm's registry has the packages. */
  published: boolean;
}

/** The command that installs the toolkit, as it works today. */
export default function Install({published}: InstallProps): ReactNode {
  if (published) {
    return (
      <CodeBlock language="bash">
        npm install @storefront-toolkit/ui @storefront-toolkit/theme
      </CodeBlock>
    );
  }
  return (
    <>
      <CodeBlock language="bash">npm install ./storefront-toolkit-*.tgz</CodeBlock>
      <p className={styles.note}>
        The packages aren’t on npm yet.{' '}
        <Link to="/docs/packages/#install-from-archives">Pack them from a clone</Link> first.
      </p>
    </>
  );
}
