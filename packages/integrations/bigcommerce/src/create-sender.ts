import type {createClient} from '@bigcommerce/catalyst-client';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';

/** Makes the function that sends a document to a store, for a request's customer and channel. No answer of it is cached. */
export const createSender =
  (
    client: ReturnType<typeof createClient>,
    channelFor: ((context: DynamicServerContext) => string) | undefined,
  ) =>
  // Only the caller knows the data that its document asks for.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  <Data>(
    document: string,
    variables: Record<string, unknown>,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<{data: Data}> => {
    const {accessToken: customerAccessToken} = context;
    const channelId = channelFor?.(context);
    return client.fetch<Data, Record<string, unknown>>({
      document: document as unknown as object,
      variables,
      fetchOptions: {signal, cache: 'no-store'},
      ...(customerAccessToken && {customerAccessToken}),
      ...(channelId && {channelId}),
    });
  };
