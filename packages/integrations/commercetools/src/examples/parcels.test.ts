import {expect, it} from 'vitest';
import {rawOrder} from '../testing/fixtures.ts';
import {createCommercetools} from './client.ts';
import {commercetoolsConfig} from './config.ts';
import {parcelsOf} from './parcels.ts';

const context = {locale: 'de-DE', currency: 'EUR', preview: false, audiences: []} as const;

const env = {COMMERCETOOLS_CLIENT_ID: 'id', COMMERCETOOLS_CLIENT_SECRET: 'secret'};

it('says where the parcels of the last order are @claim-commercetools.testing', async () => {
  const {oms} = createCommercetools(commercetoolsConfig(env), () =>
    Promise.resolve(Response.json({results: [rawOrder], total: 1})),
  );
  const shopper = {...context, accessToken: 'shopper'};
  const parcels = await parcelsOf(oms, shopper, AbortSignal.timeout(1000));
  expect(parcels).toEqual(['DHL 00340434: in-transit']);
});
