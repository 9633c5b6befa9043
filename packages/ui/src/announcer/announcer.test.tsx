import {act} from '@testing-library/react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {announce} from '@storefront-toolkit/ui/announcer';
import {announced, forgetAnnouncements} from '../../../../tests/lib/announced.ts';

const SOON = 200;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  forgetAnnouncements();
});

const pass = (time = SOON) => void vi.advanceTimersByTime(time);

describe('announce', () => {
  it('fills one polite and one assertive region for the whole page @claim-announcer.one-region', () => {
    announce('2 items in your cart');
    announce('Your bank declined the payment', {assertive: true});
    pass();
    announce('3 items in your cart');
    pass();
    expect(announced('polite')).toEqual(['2 items in your cart', '3 items in your cart']);
    expect(announced('assertive')).toEqual(['Your bank declined the payment']);
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
  });

  it('knows its regions before they have a text @claim-announcer.known-region', () => {
    announce('2 items in your cart');
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
    expect(announced()).toEqual([]);
    pass();
    expect(announced()).toEqual(['2 items in your cart']);
  });

  it('reads additions alone, so that earlier texts are not repeated @claim-announcer.once', () => {
    announce('One');
    pass();
    for (const region of document.querySelectorAll('[aria-live]')) {
      // The roles `status` and `alert` are atomic: each new text would repeat the others.
      expect(region.getAttribute('role')).toBe('log');
      expect(region.getAttribute('aria-relevant')).toBe('additions');
    }
  });

  it('keeps the order of texts that come at once @claim-announcer.order', () => {
    for (const text of ['Saved', 'Shipping updated', 'Total: €40']) announce(text);
    pass();
    expect(announced()).toEqual(['Saved', 'Shipping updated', 'Total: €40']);
  });

  it('says the same text again, but not twice at the same time @claim-announcer.again', () => {
    announce('Added to your cart');
    announce('Added to your cart');
    pass();
    expect(announced()).toEqual(['Added to your cart']);
    announce('Added to your cart');
    pass();
    expect(announced()).toEqual(['Added to your cart', 'Added to your cart']);
  });

  it('removes a text after seven seconds, when it has been read @claim-announcer.removed', () => {
    announce('Added to your cart');
    pass();
    pass(6000);
    expect(announced()).toHaveLength(1);
    pass(1000);
    expect(announced()).toEqual([]);
  });

  it.each(['', ' \n\t ', undefined, null] as string[])('ignores %j', (text) => {
    announce(text);
    pass();
    expect(document.querySelectorAll('[aria-live] > *')).toHaveLength(0);
  });

  it('shows markup as text @claim-announcer.text', () => {
    announce('<img src=x onerror=alert(1)>');
    pass();
    expect(document.querySelectorAll('[aria-live] img')).toHaveLength(0);
    expect(announced()).toEqual(['<img src=x onerror=alert(1)>']);
  });

  it('puts regions back that a page has removed', () => {
    announce('One');
    pass();
    document.body.replaceChildren();
    announce('Two');
    pass();
    expect(announced()).toEqual(['Two']);
  });

  it('is heard by those for whom an overlay has made the rest of the page inert @claim-announcer.inert-page', () => {
    announce('One');
    pass();
    const regions = [...document.querySelectorAll<HTMLElement>('[aria-live]')];
    for (const region of regions) region.inert = true;
    announce('Two');
    // A region that was inert is new to a screen reader.
    expect(announced()).toEqual([]);
    pass();
    expect(announced()).toEqual(['Two']);
    expect(regions.map(({inert}) => inert)).toEqual([false, false]);
  });

  it('does nothing on the server @claim-announcer.server', () => {
    vi.stubGlobal('document', undefined);
    expect(() => announce('On the server')).not.toThrow();
    vi.unstubAllGlobals();
    pass();
    expect(announced()).toEqual([]);
  });

  it('announces before React takes over the document, and keeps its regions then @claim-announcer.before-hydration', () => {
    const hydrated = vi.fn();
    const page = (
      <html lang="en">
        <head>
          <title>Store</title>
        </head>
        <body>
          <h1 ref={hydrated}>Store</h1>
        </body>
      </html>
    );
    const served = new DOMParser().parseFromString(renderToString(page), 'text/html');
    document.replaceChild(document.adoptNode(served.documentElement), document.documentElement);
    announce('Your session has ended');
    pass();
    const onRecoverableError = vi.fn();
    let root!: Root;
    act(() => {
      root = hydrateRoot(document, page, {onRecoverableError});
    });
    expect(hydrated).toHaveBeenCalledWith(document.querySelector('h1'));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(announced()).toEqual(['Your session has ended']);
    act(() => root.unmount());
  });
});
