'use client';

import type {DeliveryWindow, ShippingMethod} from '@storefront-toolkit/types/cart';
import type {IsoDateTime, LocaleCode} from '@storefront-toolkit/types/config';
import {announce} from '@storefront-toolkit/ui/announcer';
import clsx from 'clsx';
import {type ComponentProps, useEffect, useRef} from 'react';
import type {CartAction} from '../../internal/cart-action.ts';
import {CodeForm} from '../../internal/codes/CodeForm.tsx';
import {fill} from '../../internal/fill.ts';
import {readTime, readTimeZone, readWindow} from './check-promise.ts';
import {DeliveryPromiseDataAttributes} from './data-attributes.ts';
import {DeliveryIcon} from './icons.tsx';
import {type DeliveryPromiseLabels, ENGLISH} from './labels.ts';
import {promiseOf} from './promise.ts';
import {useNow} from './use-now.ts';

/** Props of `DeliveryPromise`. All other props of `<div>` reach the element. */
export interface DeliveryPromiseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The days of delivery or pickup for an order before the cutoff. Leave it out while the destination is unknown. */
  delivery?: DeliveryWindow | undefined;
  /** The time until which an order arrives in `delivery`. Without it the dates are shown alone. */
  cutoff?: IsoDateTime | undefined;
  /** The days for an order after the cutoff, which are shown once it has passed. */
  afterCutoff?: DeliveryWindow | undefined;
  /** The time when the server renders the page. The time that is left counts from it. */
  now: IsoDateTime;
  /** Language and region in which dates and times are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /** Name of the time zone in which the cutoff is written, from the IANA database: `Europe/Dublin`. */
  timeZone: string;
  /**
   * Where the goods go, as a `ShippingMethod` says it: to an address, to a pickup point, or to a store.
   * @default 'address'
   */
  destination?: ShippingMethod['destination'] | undefined;
  /** Name of the destination: a postcode and a city, a store. */
  place?: string | undefined;
  /**
   * Looks up another postcode, which the form sends as `postcode`. Show the dates that it answers with. When a function rejects, the field
   * says so. Without an action there is no form.
   */
  destinationAction?: CartAction | undefined;
  /**
   * The postcode in the field at first.
   * @default ''
   */
  defaultPostcode?: string | undefined;
  /** Why the store refused the last postcode. It is the field's error. */
  error?: string | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<DeliveryPromiseLabels> | undefined;
}

/** The days on which a product arrives, the time that is left to order for them, and a form for another postcode. */
export function DeliveryPromise({
  delivery,
  cutoff,
  afterCutoff,
  now: served,
  locale,
  timeZone,
  destination = 'address',
  place,
  destinationAction,
  defaultPostcode = '',
  error,
  labels,
  className,
  ...rest
}: DeliveryPromiseProps) {
  const words = {...ENGLISH, ...labels};
  const field = useRef<HTMLInputElement>(null);
  const start = readTime(served, 'time `now`');
  const end = start === undefined ? undefined : readTime(cutoff, 'cutoff');
  const now = useNow(start ?? 0, end);
  const isPickup = destination !== 'address';
  const {state, text} = promiseOf({
    delivery: readWindow(delivery, 'delivery'),
    afterCutoff: readWindow(afterCutoff, 'delivery after the cutoff'),
    cutoff: end,
    now,
    isPickup,
    hasForm: destinationAction !== undefined,
    locale,
    timeZone: readTimeZone(timeZone),
    words,
  });

  // Minutes that pass aren't announced. Other days, another place, and the cutoff are.
  const news = [state, delivery?.earliest, delivery?.latest, place].join(' ');
  const heard = useRef(news);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    announce(text);
  }, [news, text]);

  const at = place && fill(isPickup ? words.pickUpAt : words.deliveryTo, {place});
  return (
    <div
      {...rest}
      {...{[DeliveryPromiseDataAttributes.state]: state}}
      className={clsx('grid gap-3 text-base text-ink', className)}
    >
      <div className="flex gap-2">
        <DeliveryIcon to={isPickup ? 'pickup' : 'address'} />
        <div className="min-w-0">
          <p className={clsx(state !== 'unknown' && 'font-semibold')}>{text}</p>
          {at && <p className="text-sm text-ink-muted">{at}</p>}
        </div>
      </div>
      {destinationAction !== undefined && (
        <CodeForm
          action={destinationAction}
          words={words}
          refusal={error === undefined ? undefined : {text: error}}
          defaultCode={defaultPostcode}
          inputRef={field}
          keepsCode
          field={{name: 'postcode', autoComplete: 'postal-code'}}
        />
      )}
    </div>
  );
}
