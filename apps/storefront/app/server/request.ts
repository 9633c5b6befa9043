import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {isIntegrationError} from '@storefront-toolkit/types/config';
import {data} from 'react-router';
import {marketOf, type ShopMarket} from '../markets.ts';
import {createStore} from './store.ts';

/** The longest time that a page waits for the vendor, in milliseconds. */
const TIMEOUT = 5000;

/** The store of this process. Without its variables, the process ends here, with an error that names them. */
export const store = createStore(process.env);

/**
 * The market of an address.
 *
 * @throws A response with the status 404 when there is none.
 */
export function marketFrom(params: {readonly market?: string | undefined}): ShopMarket {
  const market = marketOf(params.market);
  if (market) return market;
  throw data(null, 404);
}

/** The facts about a request that integrations need. */
export const contextOf = ({locale, currency, country}: ShopMarket): DynamicServerContext => ({
  locale,
  currency,
  country,
  preview: false,
  audiences: [],
  onProblem: ({missing, path, reason}) => console.warn(`Left out a ${missing}: ${path} ${reason}`),
});

/** Aborts what a page no longer waits for. */
export const signalOf = (request: Request) =>
  AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT)]);

/**
 * The answer of an integration.
 *
 * @throws A response with the status 404 for what isn't there, so that the page says so.
 */
export async function found<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isIntegrationError(error) && error.type === 'not-found') throw data(null, 404);
    throw error;
  }
}
