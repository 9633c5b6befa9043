import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {nearestPages} from './nearest';
import styles from './styles.module.css';

/** Where a reader can go from a page that does not exist, whatever was asked for. */
const ENTRIES = [
  {path: '/', label: 'Home'},
  {path: '/docs/intro', label: 'Introduction'},
  {path: '/docs/packages/', label: 'Packages'},
  {path: '/docs/component-packages/ui/', label: 'UI components'},
  {path: '/blog', label: 'Blog'},
];

/** The pages nearest to the address that was asked for. Known only in the browser: one file serves all. */
function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  const paths = versions.flatMap((version) => version.docs.map((doc) => doc.path));
  const pages = nearestPages(pathname, paths);
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <Heading as="h2">Did you mean</Heading>
      <ul className={styles.nearest}>
        {pages.map(({path}) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The not-found page: says so, and offers the nearest existing pages and the main entries. */
export default function NotFoundContent({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container', styles.page, className)}>
      <p className={styles.status}>404</p>
      <Heading as="h1">Page Not Found</Heading>
      <p className={styles.lead}>
        No page stands at this address. It may have moved, or the link that led here is wrong.
      </p>
      <Heading as="h2">Start from</Heading>
      <ul className={styles.entries}>
        {ENTRIES.map(({path, label}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
      {isBrowser && <NearestPages />}
    </main>
  );
}
