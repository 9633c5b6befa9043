import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import components from '@generated/storefront-components/default/controls/list.json';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PageActions from '@site/src/components/page-actions/PageActions';
import Twin from '@site/src/twins/Twin';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './controls.module.css';
import Panel from './Panel';
import {texts} from './texts';

/** All components, each with a link to its controls. */
function List() {
  return (
    <ul className={styles.list}>
      {components.map(({id, title}) => (
        <li key={id}>
          <Link to={`/controls?of=${id}`}>{title}</Link>
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

/** The controls of the component that the address names, or a list of all components. */
export default function ControlsPage() {
  const {search} = useLocation();
  // The served page is the same for all components.
  const of = useIsBrowser() ? new URLSearchParams(search).get('of') : null;
  const component = components.find(({id}) => id === of);
  const title = component ? texts.titleOf(component.title) : texts.title;
  return (
    <Layout>
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- The framework sets it. */}
        <html data-application="now" />
      </Head>
      <PageMetadata title={title} description={texts.intro} />
      <main className={`container ${styles.page}`}>
        {component ? (
          <Panel key={component.id} component={component} />
        ) : (
          <Chooser unknown={of ?? undefined} />
        )}
        <Twin>
          <List />
        </Twin>
      </main>
    </Layout>
  );
}
