import {PromoCodes} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';

const ignore = () => {};
const serve = (applyAction: string | (() => unknown)) =>
  /<form[^>]*>/.exec(
    renderToString(createElement(PromoCodes, {coupons: [], applyAction, removeAction: ignore})),
  )?.[0];

it('serves a form that posts to a route', () => {
  expect(serve('/cart/codes')).toBe('<form action="/cart/codes" method="post">');
});

it('serves the form that React writes for a server function @claim-promo-codes.server-function', () => {
  const fields = {name: '$ACTION_ID_1', method: 'POST', encType: 'multipart/form-data', action: ''};
  const serverFunction = Object.assign(() => {}, {$$FORM_ACTION: () => fields});
  expect(serve(serverFunction)).toMatch(/^<form action="" .*method="POST"/i);
});

it('serves no javascript: address for another function, which a policy would block @claim-promo-codes.no-javascript-url', () => {
  expect(serve(ignore)).toBe('<form method="post">');
});
