import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchMarks} from '@site/src/search/marks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Contract from './_home/contract.mdx';
import LiveExample from './_home/example.mdx';
import Install from './_home/install.mdx';
import {AREAS, PROOFS, VENDORS} from './_home/content';
import styles from './_home/styles.module.css';

function Hero(): ReactNode {
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <Heading as="h1">Components and contracts for headless storefronts</Heading>
        <p className={styles.lead}>
          React components styled by design tokens, and the types that connect your storefront to
          its vendors. This site is built from their source, so the docs can’t drift from the code.
        </p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/docs/intro">
            Read the introduction
          </Link>
          <Link className={styles.secondary} to="/docs/component-packages/ui/">
            See the components
          </Link>
        </p>
        <MDXContent>
          <Install />
        </MDXContent>
      </div>
      <div className={styles.live}>
        <MDXContent>
          <LiveExample />
        </MDXContent>
      </div>
    </section>
  );
}

function ContractSection(): ReactNode {
  return (
    <section className={styles.split}>
      <div>
        <Heading as="h2">Swap vendors, keep your pages</Heading>
        <p>
          Your storefront calls an integration, and the integration calls the vendor. One object
          names the vendor, and separates what the browser may see from what stays on the server.
          Change that object, and your pages stay the same.
        </p>
        <dl className={styles.vendors}>
          {VENDORS.map(({kind, names}) => (
            <div key={kind}>
              <dt>
                <code>{kind}</code>
              </dt>
              <dd>{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          The contracts are designed around these vendors’ APIs.{' '}
          <Link to="/docs/packages/types/config/reference/IntegrationConfig">
            Read IntegrationConfig
          </Link>
        </p>
      </div>
      <MDXContent>
        <Contract />
      </MDXContent>
    </section>
  );
}

function ProofSection(): ReactNode {
  return (
    <section>
      <Heading as="h2">Docs that cannot lie</Heading>
      <ol className={styles.proofs}>
        {PROOFS.map(({claim, proof}) => (
          <li key={claim}>
            <strong>{claim}</strong>
            <span>{proof}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function AreaSection(): ReactNode {
  return (
    <section>
      <Heading as="h2">Where to start</Heading>
      <ul className={styles.areas}>
        {AREAS.map(({to, title, text}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The home page: what the toolkit is, a live component, how to install it, a contract, and the three areas. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <main className={styles.home} {...searchMarks.page('Site')}>
        <Hero />
        <ContractSection />
        <ProofSection />
        <AreaSection />
      </main>
    </Layout>
  );
}
