import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import productPage from '@generated/storefront-components/default/examples/home/product-page.json';
import LiveExample from '@site/delivery/browser/example/LiveExample';
import settings from '@site/site.config';
import CodeBlock from '../../theme/CodeBlock';
import Heading from '@theme/Heading';
import Install from './Install';
import styles from './styles.module.css';

const VIEWS = {preview: 'Preview', code: 'Code'};

/** The product page of the toolkit, and its code behind a second tab. The tabs are native radio buttons, which styles follow. */
function Live(): ReactNode {
  return (
    <div className={styles.live}>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">Show</legend>
        {Object.entries(VIEWS).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="view" value={value} defaultChecked={value === 'preview'} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.preview}>
        <LiveExample example={productPage} />
        <p className={styles.unscripted}>
          The cart and the pictures need JavaScript. The code shows how they work.
        </p>
      </div>
      <CodeBlock language="tsx" title="ProductPage.tsx" html={productPage.codeHtml} />
    </div>
  );
}

/** The toolkit's purpose, the command that installs it, and a live product page. */
export default function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <Heading as="h1">Build the storefront once. Change the vendor behind it.</Heading>
        <p className={styles.lead}>
          React components, design tokens and typed contracts for headless storefronts. Your pages
          get the same type of product from each vendor.
        </p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/docs/guides/getting-started/">
            Get started
          </Link>{' '}
          <Link className={styles.secondary} to="/docs/component-packages/ui/">
            See the components
          </Link>
        </p>
        <Install published={settings.published} />
      </div>
      <Live />
    </section>
  );
}
