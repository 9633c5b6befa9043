import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import list from '@generated/storefront-components/default/editor/list.json';
import PageActions from '@site/src/components/page-actions/PageActions';
import Twin from '@site/src/twins/Twin';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './edit.module.css';
import Editor from './Editor';
import {texts} from './texts';

const examples = list.components.flatMap((component) => component.examples);

/** All examples, each with a link to its editor. */
function List() {
  return (
    <ul className={styles.list}>
      {examples.map((id) => (
        <li key={id}>
          <Link to={`/edit?of=${id}`}>{id}</Link>
        </li>
      ))}
    </ul>
  );
}

function Chooser({unknown}: {unknown: string | undefined}) {
  return (
    <>
      <PageActions />
      <Heading as="h1">{texts.title}</Heading>
      {unknown !== undefined && <p role="alert">{texts.unknown(unknown)}</p>}
      <p>{texts.intro}</p>
      <noscript>
        <p>{texts.needsCode}</p>
      </noscript>
      <List />
    </>
  );
}

/** The editor of the example that the address names, or a list of all examples. */
export default function EditPage() {
  const {search} = useLocation();
  // The served page is the same for all examples.
  const of = useIsBrowser() ? new URLSearchParams(search).get('of') : null;
  const isKnown = of !== null && examples.includes(of);
  const title = isKnown ? texts.titleOf(of) : texts.title;
  return (
    <Layout>
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- The framework sets it. */}
        <html data-application="now" />
      </Head>
      <PageMetadata title={title} description={texts.intro} />
      <main className={`container ${styles.page}`}>
        {isKnown ? <Editor key={of} id={of} /> : <Chooser unknown={of ?? undefined} />}
        <Twin>
          <List />
        </Twin>
      </main>
    </Layout>
  );
}
