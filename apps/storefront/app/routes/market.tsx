import type {StoreIdentity} from '@storefront-toolkit/types/config';
import {type ReactNode, useEffect, useRef} from 'react';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import {ErrorPage} from '../components/ErrorPage.tsx';
import {ShopFooter} from '../components/ShopFooter.tsx';
import {ShopHeader} from '../components/ShopHeader.tsx';
import {currentCart} from '../server/cart.ts';
import {contextOf, marketFrom, signalOf, store} from '../server/request.ts';
import {useMarket} from '../use-market.ts';

const identity: StoreIdentity = {
  id: 'outdoor',
  name: 'Outdoor Example',
  origin: process.env.STORE_ORIGIN ?? 'http://localhost:3000',
};

/** Header, footer and cart of all pages of a market. They are read once for all of them. */
export async function loader({params, request}: LoaderFunctionArgs) {
  const market = marketFrom(params);
  const context = contextOf(market);
  const signal = signalOf(request);
  const [layout, categories, {cart, code, headers}] = await Promise.all([
    store.cms.getLayout('main', context, signal),
    store.catalog.getCategoryTree({depth: 1}, context, signal),
    currentCart(request, market),
  ]);
  const hasGiftCards = Boolean(store.cart.applyGiftCard);
  return data({store: identity, layout, categories, cart, code, hasGiftCards}, {headers});
}

export default function Market() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that doesn't exist, or that failed, inside the frame if that could be loaded. */
export function ErrorBoundary() {
  const error = useRouteError();
  const {market} = useMarket();
  const page = (
    <ErrorPage isMissing={isRouteErrorResponse(error) && error.status === 404} market={market} />
  );
  return useRouteLoaderData<typeof loader>('routes/market') ? (
    <Frame>{page}</Frame>
  ) : (
    <main id="main" tabIndex={-1} className="mx-auto max-w-page px-gutter py-16">
      {page}
    </main>
  );
}

function Frame({children}: {children: ReactNode}) {
  const shared = useLoaderData<typeof loader>();
  const main = useRef<HTMLElement>(null);
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  // A browser that loads a page starts at its top. A router has to say so to keyboards and screen readers.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({preventScroll: true});
  }, [pathname]);
  return (
    <>
      <ShopHeader {...shared} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-page scroll-mt-24 px-gutter py-8 outline-none"
      >
        {children}
      </main>
      <ShopFooter layout={shared.layout} />
    </>
  );
}
