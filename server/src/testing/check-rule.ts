import {gunzipSync} from 'node:zlib';
import {expect} from 'vitest';
import {documentHeaders, everyAnswer, isFrame} from '../headers.ts';
import {ask} from './requests.ts';
import {html, type Rule} from './rules.ts';
import {secret} from './site.ts';

/**
 * Statuses whose other headers are not compared: nginx answers 400 and 414 before it has looked at the site's rules,
 * and repeats its own headers on 416.
 */
const bareStatuses = [400, 414, 416];

/** The requirement of a rule, as the title of its test. */
export function ruleTitle({method = 'GET', path, headers, status}: Rule): string {
  const extra = headers ? ` ${JSON.stringify(headers)}` : '';
  return `${method} ${path.slice(0, 60)}${extra} is answered with ${status}`;
}

/**
 * Asks a server for what a rule names, and asserts that it answers as the rule says. The headers of documents have to be
 * there with a page, and with nothing else.
 *
 * @param policy - The Content-Security-Policy of the pages.
 * @param prefix - Start of the site's addresses.
 */
export async function checkRule(
  port: number,
  rule: Rule,
  policy: string,
  prefix = '',
): Promise<void> {
  const {status, headers, body} = await ask(port, rule.path, rule);
  expect(status).toBe(rule.status);
  for (const [name, value] of Object.entries(rule.expect ?? {})) expect(headers[name]).toBe(value);
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  expect(text).not.toContain(secret);
  if (rule.body !== undefined) expect(text).toContain(rule.body);
  if (rule.method === 'HEAD') expect(body.length).toBe(0);
  if (bareStatuses.includes(status)) return;
  const isDocument = [200, 404].includes(status) && headers['content-type'] === html;
  // Their headers are in their rule.
  if (status === 200 && isFrame(rule.path.slice(prefix.length))) return;
  const expected = {
    ...everyAnswer,
    ...Object.fromEntries(
      Object.entries(documentHeaders(policy, prefix)).map(([name, value]) => [
        name,
        isDocument ? value : undefined,
      ]),
    ),
  };
  for (const [name, value] of Object.entries(expected)) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
}
