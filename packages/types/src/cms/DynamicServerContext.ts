import type {CountryCode} from '../config/CountryCode.ts';
import type {CurrencyCode} from '../config/CurrencyCode.ts';
import type {IntegrationProblem} from '../config/IntegrationProblem.ts';
import type {LocaleCode} from '../config/LocaleCode.ts';

/**
 * The facts about one request: its language, currency and audience, and whether it reads drafts.
 *
 * Every function of an integration takes its own input first, then this context, then an `AbortSignal`:
 * `(input, context, signal)`. The context is made once for each request, on the server.
 * Values that are the same for every request belong in {@link ServerConfig}.
 *
 * @category Context
 * @example
 * ```ts
 * import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
 *
 * export const context: DynamicServerContext = {
 *   locale: 'de-CH',
 *   currency: 'CHF',
 *   country: 'CH',
 *   preview: false,
 *   audiences: ['returning-shopper'],
 *   onProblem: ({missing, path, reason}) =>
 *     console.warn(`Left out a ${missing}: ${path} ${reason}`),
 * };
 * ```
 */
export interface DynamicServerContext {
  /** Language and regional format of everything that is returned. An integration that lacks the locale answers in its nearest one. */
  readonly locale: LocaleCode;
  /** Currency of every price that is returned. */
  readonly currency: CurrencyCode;
  /** Country that decides prices, taxes and what can be shipped. Leave it out when the store sells under the same terms everywhere. */
  readonly country?: CountryCode | undefined;
  /** Whether drafts are read. An answer with drafts must not be cached. */
  readonly preview: boolean;
  /** Keys of the audiences that the shopper belongs to, most specific first. Empty for a shopper of whom nothing is known. */
  readonly audiences: readonly string[];
  /** Token of the signed-in shopper at the vendor. Absent for guests. It is secret: it belongs in no log and in no cache key. */
  readonly accessToken?: string | undefined;
  /**
   * Gets each thing that an integration leaves out of its answer because it didn't fit the contract. Log it, and show it while you
   * develop. An error that the function throws is ignored.
   */
  readonly onProblem?: ((problem: IntegrationProblem) => void) | undefined;
}
