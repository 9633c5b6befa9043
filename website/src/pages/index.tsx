import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import catalog from '@site/guides/quick-start/catalog.ts?highlight';
import productCard from '@site/guides/quick-start/ProductCard.tsx?highlight';
import PageActions from '@site/src/components/page-actions/PageActions';
import {searchMarks} from '@site/src/search/marks';
import CodeBlock from '@site/src/theme/CodeBlock';
import Twin from '@site/src/twins/Twin';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {AREAS, PROOFS} from './_home/content';
import Figures from './_home/Figures';
import Hero from './_home/Hero';
import styles from './_home/styles.module.css';

function QuickStartSection(): ReactNode {
  return (
    <section>
      <Heading as="h2">Swap vendors, keep your pages</Heading>
      <p className={styles.lead}>
        Name the vendor in one file. Your components get the same type of product from each vendor,
        so you only change that file.
      </p>
      <div className={styles.files}>
        <CodeBlock title="catalog.ts" {...catalog} />
        <CodeBlock title="ProductCard.tsx" {...productCard} />
      </div>
      <p className={styles.note}>
        The code on each vendor’s page is tested too.{' '}
        <Link to="/docs/guides/getting-started/">Follow the guide to a whole storefront</Link>
      </p>
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
            <strong>{claim}</strong> <span>{proof}</span>
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

const Sections = (): ReactNode => (
  <>
    <Hero />
    <Figures />
    <QuickStartSection />
    <ProofSection />
    <AreaSection />
  </>
);

/** The home page: a live product page, how to install the toolkit, figures, a quick start, and the areas of the site. */
export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <Head>
        <link rel="manifest" href={useBaseUrl('/manifest.webmanifest')} />
      </Head>
      <main className={styles.home} {...searchMarks.page('Site')}>
        <div className={styles.pageActions}>
          <PageActions />
        </div>
        <Sections />
        <Twin>
          <Sections />
        </Twin>
      </main>
    </Layout>
  );
}
