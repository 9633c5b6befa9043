import type {CountryCode} from './CountryCode.ts';
import type {CurrencyCode} from './CurrencyCode.ts';
import type {DeploymentStage} from './DeploymentStage.ts';
import type {FeatureSwitches} from './FeatureSwitches.ts';
import type {ImageHost} from './ImageHost.ts';
import type {LocaleCode} from './LocaleCode.ts';
import type {PublicEndpoints} from './PublicEndpoints.ts';
import type {StoreIdentity} from './StoreIdentity.ts';

/**
 * The public half of a store's configuration: plain data that is safe to put into a page and to send to the browser.
 *
 * Everything in it survives `JSON.stringify`. Nothing in it is secret: everyone who opens the store can read it.
 * A {@link ServerConfig} isn't accepted in its place.
 *
 * @typeParam Features - Your own switches, beside {@link FeatureSwitches}.
 * @category Configuration
 * @entity
 * @example
 * ```ts
 * import type {ClientConfig} from '@storefront-toolkit/types/config';
 *
 * const config: ClientConfig<{readonly sizeAdvisor: boolean}> = {
 *   audience: 'client',
 *   stage: 'production',
 *   store: {
 *     id: 'outdoor-eu',
 *     name: 'Outdoor Example',
 *     origin: 'https://shop.example.com',
 *   },
 *   locale: 'de-DE',
 *   currency: 'EUR',
 *   country: 'DE',
 *   features: {
 *     guestCheckout: true,
 *     orderTracking: true,
 *     personalization: false,
 *     reviews: true,
 *     sizeAdvisor: true,
 *   },
 *   endpoints: {api: '/api', checkout: 'https://checkout.example.com'},
 *   images: {
 *     origin: 'https://images.example.com',
 *     widths: [320, 640, 960, 1280, 1920],
 *     formats: ['avif', 'webp'],
 *   },
 * };
 * ```
 */
export interface ClientConfig<Features extends Readonly<Record<keyof Features, boolean>> = object> {
  /** Marks the object as public. Compare it to tell a client configuration from a server one. */
  readonly audience: 'client';
  /** Which deployment runs. */
  readonly stage: DeploymentStage;
  /** Which store this is. */
  readonly store: StoreIdentity;
  /** Language and regional format of the page. */
  readonly locale: LocaleCode;
  /** Currency of every price on the page. */
  readonly currency: CurrencyCode;
  /** Country that decides prices, taxes and what can be shipped. Leave it out when the store sells under the same terms everywhere. */
  readonly country?: CountryCode | undefined;
  /** The features that are turned on. */
  readonly features: FeatureSwitches & Features;
  /** Addresses that the browser calls or opens. */
  readonly endpoints: PublicEndpoints;
  /** Where images come from. */
  readonly images: ImageHost;
}
