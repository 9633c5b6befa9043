import {createContext, runInContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {anyOrigin, documentHeaders, everyAnswer, frameHeaders} from '../headers.ts';
import {hostedSite} from '../testing/site.ts';
import {
  cloudfrontFrameHeaders,
  cloudfrontFunction,
  cloudfrontHeaders,
  cloudfrontWorkerHeaders,
} from './cloudfront.ts';

/** An answer of the function, or the request that goes on to the bucket. */
interface Outcome {
  uri?: string;
  statusCode?: number;
  headers?: Record<string, {value: string}>;
}

/** Runs the function with an event as CloudFront makes it (AWS, "CloudFront Functions event structure"). */
function run(uri: string, {prefix = '', method = 'GET', querystring = {}} = {}): Outcome {
  const request = {method, uri, querystring, headers: {}, cookies: {}};
  const event = {version: '1.0', context: {eventType: 'viewer-request'}, request};
  const code = cloudfrontFunction(hostedSite(prefix));
  return runInContext(`${code}\nhandler(event)`, createContext({event})) as Outcome;
}

describe.each(['', '/toolkit'])('below "%s"', (prefix) => {
  test.each([
    ['/', '/index.html'],
    ['/docs/intro', '/docs/intro/index.html'],
    ['/docs/intro/', '/docs/intro/index.html'],
    ['/docs/%69ntro', '/docs/intro/index.html'],
    ['/search', '/search.html'],
    ['/search/', '/search.html'],
    ['/docs/v1.2', '/docs/v1.2/index.html'],
    ['/docs/caf%C3%A9', '/docs/caf%C3%A9/index.html'],
    ['/docs/intro.md', '/docs/intro.md'],
    ['/assets/js/main.0123abcd.js', '/assets/js/main.0123abcd.js'],
    ['/.well-known/skills/index.json', '/.well-known/skills/index.json'],
  ])('%s is the file %s', (path, file) => expect(run(prefix + path, {prefix}).uri).toBe(file));

  test.each([
    ...['/404', '/404/', '/404.html', '/_headers', '/.env', '/%2eenv', '/server-manifest.json'],
    ...['//evil.example/index.html', '/%5Cevil.example/index.html', '/docs//intro'],
  ])('%s is missing', (path) => expect(run(prefix + path, {prefix}).uri).toBe('/404-unknown'));

  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/docs', '/docs/packages/'],
    ['/docs/', '/docs/packages/'],
    ['/docs/index.html', '/docs/packages/'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index', '/docs/intro'],
    ['/docs/intro/index.html.html', '/docs/intro'],
    ['/docs/packages/index.html', '/docs/packages/'],
    ['/docs/caf%C3%A9.html', '/docs/caf%C3%A9'],
  ])('%s leads to %s, with the query', (path, target) => {
    const multiValue = [{value: 'a%20b'}, {value: ''}];
    const querystring = {q: {value: 'a%20b', multiValue}, page: {value: '2'}};
    expect(run(prefix + path, {prefix, querystring})).toMatchObject({
      statusCode: 308,
      headers: {location: {value: `${prefix}${target}?q=a%20b&q=&page=2`}},
    });
  });
});

test('below a path, the root leads to the site and other addresses are missing', () => {
  const prefix = '/toolkit';
  expect(run('/', {prefix})).toMatchObject({
    statusCode: 307,
    headers: {location: {value: '/toolkit/'}},
  });
  expect(run('/toolkit', {prefix})).toMatchObject({
    statusCode: 308,
    headers: {location: {value: '/toolkit/'}},
  });
  expect(run('/docs/intro', {prefix}).uri).toBe('/404-unknown');
  expect(run('/toolkit-other', {prefix}).uri).toBe('/404-unknown');
});

test('other methods and malformed paths are refused', () => {
  expect(run('/docs/intro', {method: 'POST'})).toMatchObject({
    statusCode: 405,
    headers: {allow: {value: 'GET, HEAD'}},
  });
  expect(run('/docs/intro', {method: 'HEAD'}).uri).toBe('/docs/intro/index.html');
  expect(run('/%zz').statusCode).toBe(400);
});

test('code that CloudFront would not take is refused', () => {
  const slashPages = Array.from({length: 900}, (_, index) => `/docs/page-${index}`);
  expect(() => cloudfrontFunction({...hostedSite(''), slashPages})).toThrow(
    /bytes, and CloudFront takes 10240\. It lists the 900 index pages/,
  );
});

/** The headers that CloudFront sends with a policy. */
function sentWith(text: string) {
  const {
    SecurityHeadersConfig: security,
    CustomHeadersConfig: custom,
    CorsConfig: cors,
  } = JSON.parse(text) as {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    CustomHeadersConfig?: {Quantity: number; Items: {Header: string; Value: string}[]};
    CorsConfig?: {AccessControlAllowOrigins: {Quantity: number; Items: string[]}};
  };
  const {AccessControlMaxAgeSec: age} = security.StrictTransportSecurity!;
  expect(custom?.Quantity).toBe(custom?.Items.length);
  return {
    'Content-Security-Policy': security.ContentSecurityPolicy!.ContentSecurityPolicy,
    'Referrer-Policy': security.ReferrerPolicy!.ReferrerPolicy,
    'Strict-Transport-Security': `max-age=${String(age)}; includeSubDomains`,
    ...(security.ContentTypeOptions && {'X-Content-Type-Options': 'nosniff'}),
    ...Object.fromEntries((custom?.Items ?? []).map(({Header, Value}) => [Header, Value])),
    ...(cors && {'Access-Control-Allow-Origin': cors.AccessControlAllowOrigins.Items.join()}),
  };
}

test('the headers policy holds each header of a document, and counts the custom ones', () => {
  const site = hostedSite('/toolkit');
  const expected = {...everyAnswer, ...documentHeaders(site.policy, site.prefix)};
  expect(sentWith(cloudfrontHeaders(site))).toEqual(expected);
});

test('the headers policy of frames holds theirs, and opens modules to them', () => {
  const expected = {...everyAnswer, ...frameHeaders, ...anyOrigin};
  expect(sentWith(cloudfrontFrameHeaders())).toEqual(expected);
});

test('the headers policy of the service worker lets no cache keep it @claim-deploy-your-site.offline-worker', () => {
  const site = hostedSite('/toolkit');
  expect(sentWith(cloudfrontWorkerHeaders(site))).toEqual({
    ...everyAnswer,
    ...documentHeaders(site.policy, site.prefix),
    'Cache-Control': 'no-store',
  });
});
