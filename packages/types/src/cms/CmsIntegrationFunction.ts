import type {IntegrationConfig} from '../config/IntegrationConfig.ts';
import type {BlockBase} from './BlockBase.ts';
import type {CmsIntegration} from './CmsIntegration.ts';

/**
 * The function that a CMS package exports: it makes an integration from the vendor's account.
 *
 * It is called once, when the server starts. It makes the vendor's client and calls nothing yet, so it isn't async and doesn't
 * fail because the vendor is away.
 *
 * @typeParam Config - The account, with the options of this vendor.
 * @typeParam Own - Blocks that only your store has.
 * @category Integration
 * @example
 * ```ts
 * import type {CmsIntegrationFunction} from '@storefront-toolkit/types/cms';
 * import type {IntegrationConfig} from '@storefront-toolkit/types/config';
 *
 * type Account = IntegrationConfig<'cms', 'example', {space: string}, {token: string}>;
 *
 * declare const exampleCms: CmsIntegrationFunction<Account>;
 *
 * export const cms = exampleCms({
 *   audience: 'server',
 *   kind: 'cms',
 *   vendor: 'example',
 *   client: {space: 'outdoor'},
 *   server: {token: 'read-from-the-environment'},
 * });
 * ```
 */
export type CmsIntegrationFunction<
  Config extends IntegrationConfig<'cms'> = IntegrationConfig<'cms'>,
  Own extends BlockBase = never,
> = (config: Config) => CmsIntegration<Own>;
