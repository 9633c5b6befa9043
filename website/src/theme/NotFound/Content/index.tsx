import {type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
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

/** Paths of all pages, from the sitemap. None until it is there, and none where it cannot be read. */
function usePagePaths(): readonly string[] {
  const sitemap = useBaseUrl('/sitemap.xml');
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch(sitemap, {signal: request.signal})
      .then((response) => response.text())
      .then((text) => {
        const addresses = new DOMParser().parseFromString(text, 'text/xml').querySelectorAll('loc');
        setPaths([...addresses].map(({textContent}) => new URL(textContent).pathname));
      })
      // Without it the page still says where to start from.
      .catch(() => {});
    return () => request.abort();
  }, [sitemap]);
  return paths;
}

/** The pages nearest to the address that was asked for. Known only in the browser: one file serves all. */
function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const pages = nearestPages(pathname, usePagePaths());
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
  return (
    <main className={clsx('container', styles.page, className)}>
      {/* One file serves all unknown addresses, so the application has to find the nearest pages. */}
      <Head>
        {/* The language is set around all pages. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
        <html data-application="now" />
      </Head>
      <p className={styles.status}>404</p>
      <Heading as="h1">Page Not Found</Heading>
      <p className={styles.lead}>
        This page doesn’t exist. It may have moved, or the link may be wrong.
      </p>
      <Heading as="h2">Start here</Heading>
      <ul className={styles.entries}>
        {ENTRIES.map(({path, label}) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
      <NearestPages />
    </main>
  );
}
