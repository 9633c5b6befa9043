import {describe, expect, expectTypeOf, it} from 'vitest';
import {
  createIntegrationError,
  type IntegrationError,
  type IntegrationErrorDetails,
  type IsoDate,
  type IsoDateTime,
  isIntegrationError,
  toIsoDateTime,
} from '@storefront-toolkit/types/config';

const by = {vendor: 'shopify', kind: 'commerce', operation: 'getProduct'} as const;

describe('createIntegrationError', () => {
  const all: Record<IntegrationError['type'], [IntegrationErrorDetails, RegExp]> = {
    'not-found': [
      {...by, type: 'not-found', entity: 'product', key: 'x'},
      /^shopify \(commerce, getProduct\) has no product "x"\. Check the key/,
    ],
    unauthorized: [{...by, type: 'unauthorized'}, /credentials.*Check the keys/],
    'rate-limited': [{...by, type: 'rate-limited', retryAfter: 3}, /Try again in 3 s/],
    refused: [
      {...by, type: 'refused', status: 400, reason: 'Unknown locale', setting: 'locales'},
      /status 400 \(Unknown locale\).*Check the setting "locales"/,
    ],
    'invalid-response': [
      {...by, type: 'invalid-response', path: 'data.price', expected: 'a decimal'},
      /data\.price is not a decimal\. Correct the data/,
    ],
    unavailable: [{...by, type: 'unavailable', status: 503}, /status 503.*Try again later/],
    aborted: [{...by, type: 'aborted'}, /aborted the call/],
  };

  it.each(Object.entries(all))(
    'says what happened and what to do: %s @claim-config.messages @claim-config.error-types',
    (type, [details, text]) => {
      const error = createIntegrationError(details);
      expect(error).toBeInstanceOf(Error);
      expect(error.message).toMatch(text);
      expect(error).toMatchObject({...details, name: 'IntegrationError', type});
      expect(error.stack).toContain('integration-errors.test.ts');
      expect(isIntegrationError(error)).toBe(true);
    },
  );

  it('keeps the cause @claim-config.cause', () => {
    const cause = new TypeError('fetch failed');
    expect(createIntegrationError({...by, type: 'unavailable'}, cause).cause).toBe(cause);
    expect(createIntegrationError({...by, type: 'unavailable'}).message).toContain(
      'did not answer',
    );
  });

  it('says where to look when the vendor refuses a call without a reason', () => {
    const {message} = createIntegrationError({...by, type: 'refused', status: 402});
    expect(message).toMatch(/status 402, and would.*Check the settings.*the account/);
  });

  it('asks for the fields of its type', () => {
    // @ts-expect-error `retryAfter` is missing.
    const limited: IntegrationErrorDetails = {...by, type: 'rate-limited'};
    // @ts-expect-error There is no such type.
    const broken: IntegrationErrorDetails = {...by, type: 'broken'};
    // @ts-expect-error An error that is aborted has no path.
    const aborted: IntegrationErrorDetails = {...by, type: 'aborted', path: 'a'};
    expect([limited, broken, aborted]).toHaveLength(3);
  });
});

describe('isIntegrationError', () => {
  it.each([new Error('x'), {name: 'IntegrationError', type: 'aborted'}, null, 'aborted'])(
    'refuses %s',
    (value) => {
      expect(isIntegrationError(value)).toBe(false);
    },
  );

  it('narrows to the union', () => {
    const error: unknown = createIntegrationError({...by, type: 'rate-limited', retryAfter: 1});
    if (!isIntegrationError(error) || error.type !== 'rate-limited')
      throw new Error('not narrowed');
    expectTypeOf(error.retryAfter).toEqualTypeOf<number>();
    expect(error.retryAfter).toBe(1);
  });
});

describe('dates', () => {
  it('refuse other notations', () => {
    const days: IsoDate[] = ['2026-03-09'];
    // @ts-expect-error Not ISO 8601.
    days.push('3/9/2026');
    const moments: IsoDateTime[] = ['2026-03-09T14:30:00Z'];
    // @ts-expect-error A day isn't a moment.
    moments.push('2026-03-09');
    // @ts-expect-error Not in UTC.
    moments.push('2026-03-09T15:30:00+01:00');
    expect([days.length, moments.length]).toEqual([2, 3]);
  });

  it.each([
    ['2026-03-09T15:30:00+01:00', '2026-03-09T14:30:00.000Z'],
    ['2026-03-09T14:30:00Z', '2026-03-09T14:30:00.000Z'],
    [1773066600000, '2026-03-09T14:30:00.000Z'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
  ])('%s is %s', (moment, expected) => {
    expect(toIsoDateTime(moment)).toBe(expected);
  });

  it.each(['2026-03-09', '2026-03-09T14:30:00', 'yesterday', NaN])('%s is refused', (moment) => {
    expect(() => toIsoDateTime(moment)).toThrow(/is not a moment.*Pass ISO 8601/);
  });
});
