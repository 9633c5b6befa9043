import {DeliveryPromise} from '@storefront-toolkit/commerce-ui/product/delivery-promise';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

it('has no address and no style that a Content-Security-Policy would block @claim-delivery-promise.no-javascript-url', () => {
  const html = renderToStaticMarkup(
    createElement(DeliveryPromise, {
      now: '2025-12-01T13:50:00Z',
      locale: 'en-IE',
      timeZone: 'Europe/Dublin',
      destinationAction: () => {},
    }),
  );
  expect(html).toContain('<form method="post">');
  expect(html).not.toContain('javascript:');
  expect(html).not.toContain('style=');
});
