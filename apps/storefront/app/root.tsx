import type {ReactNode} from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useParams,
  useRouteError,
} from 'react-router';
import {ErrorPage} from './components/ErrorPage.tsx';
import {LateScripts} from './components/LateScripts.tsx';
import {marketOf, MARKETS} from './markets.ts';
import './storefront.css';

/** The shop's icon, in the page itself: a browser asks for it on each first visit. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f4d3a"/><path d="M4 25 13 9l5 8 3-4 7 12Z" fill="#fff"/></svg>',
)}`;

/** Runs before the first paint, so that a dark page doesn't flash. */
const COLOR_MODE =
  "document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

/** The document around each page. */
export function Layout({children}: {children: ReactNode}) {
  const {market} = useParams();
  const {locale} = marketOf(market) ?? MARKETS[0];
  return (
    <html lang={locale} className="storefront-toolkit" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{__html: COLOR_MODE}} />
        <Meta />
        <link rel="icon" href={ICON} type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** The page for an address outside of every market, and for a failure of the frame itself. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const {market} = useParams();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-page px-gutter py-16">
      <ErrorPage isMissing={isMissing} market={marketOf(market) ?? MARKETS[0]} />
    </main>
  );
}
