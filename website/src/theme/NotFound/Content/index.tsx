import {type ReactNode, useEffect, useState} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {CORE_FILE} from '@site/src/search/core-file';
import type {IndexCore} from '@site/src/search/embedded/format';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {nearestPages, type Page} from './nearest';
import styles from './styles.module.css';

/** Where a reader can go from a page that does not exist, whatever was asked for. */
const ENTRIES = [
  {path: '/', label: 'Home'},
  {path: '/docs/intro', label: 'Introduction'},
  {path: '/docs/packages/', label: 'Packages'},
  {path: '/docs/component-packages/ui/', label: 'UI components'},
  {path: '/blog', label: 'Blog'},
];

/** All pages, from the core of the search index. None until it is there, and none where it cannot be read. */
function usePages(): readonly Page[] {
  const base = useBaseUrl('/');
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    const request = new AbortController();
    fetch(base + CORE_FILE, {signal: request.signal})
      .then((response) => response.json() as Promise<IndexCore>)
      .then((core) =>
        setPages(core.pages.map(([path, , , , title]) => ({path: base + path, title}))),
      )
      // Without it the page still says where to start from.
      .catch(() => {});
    return () => request.abort();
  }, [base]);
  return pages;
}

/** The pages nearest to the address that was asked for. Known only in the browser: one file serves all. */
function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const pages = nearestPages(pathname, usePages());
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <Heading as="h2">Did you mean</Heading>
      <ul className={styles.nearest}>
        {pages.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <small>{path}</small>
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
