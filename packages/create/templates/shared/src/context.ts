import type {DynamicServerContext} from '@storefront-toolkit/types/cms';

export const context: DynamicServerContext = {
  locale: 'en-IE',
  currency: 'EUR',
  country: 'IE',
  preview: false,
  audiences: [],
};
