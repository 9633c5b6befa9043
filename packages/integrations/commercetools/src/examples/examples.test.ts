// #region testing
import {expect, it} from 'vitest';
import {createCommercetools} from './client.ts';
import {commercetoolsConfig} from './config.ts';
import {menuOf} from './menu.ts';

const context = {locale: 'de-DE', currency: 'EUR', preview: false, audiences: []} as const;
const environment = {COMMERCETOOLS_CLIENT_ID: 'id', COMMERCETOOLS_CLIENT_SECRET: 'secret'};
const becher = {id: 'c-7', name: {de: 'Becher'}, slug: {de: 'becher'}};

/** A project that answers every query with the same body, and first hands out a token. */
const projectWith = (body: unknown) =>
  createCommercetools(commercetoolsConfig(environment), (url) => {
    const token = {access_token: 'token', expires_in: 3600, scope: ''};
    // The client hands on the address as a text.
    const isToken = (url as string).includes('/oauth/');
    return Promise.resolve(Response.json(isToken ? token : body));
  });

it('makes a menu of the categories', async () => {
  const {catalog} = projectWith({results: [becher]});
  const menu = await menuOf(catalog, context, AbortSignal.timeout(1000));
  expect(menu).toEqual([{href: '/c/becher', name: 'Becher', children: []}]);
});
// #endregion
