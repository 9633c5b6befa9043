import {text} from 'node:stream/consumers';
import {expect, test} from 'vitest';
import {CommandRewriter, insteadOf} from './firefox-commands.mjs';

const media = (features: object) =>
  JSON.stringify({id: 7, method: 'emulation.setMediaFeaturesOverride', params: {features}});
const nothing = '{"id":7,"method":"session.status","params":{}}';

/** A frame of a client, with a mask. */
function frame(message: string, mask = [1, 2, 3, 4]) {
  const payload = Buffer.from(message);
  const length =
    payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 255];
  const masked = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.from([0x81, 0x80 | (length[0] ?? 0), ...length.slice(1), ...mask, ...masked]);
}

test('a light page, and one without a wish, is what Firefox shows anyway', () => {
  expect(insteadOf(media({'prefers-color-scheme': 'light'}))).toBe(nothing);
  expect(insteadOf(media({}))).toBe(nothing);
});

test('what Firefox would not show stays, and so is an error', () => {
  expect(insteadOf(media({'prefers-color-scheme': 'dark'}))).toBeUndefined();
  expect(insteadOf(media({'forced-colors': 'active'}))).toBeUndefined();
  expect(insteadOf('{"id":7,"method":"session.new","params":{}}')).toBeUndefined();
});

test('frames arrive whole and in order, however they were cut', async () => {
  const long = JSON.stringify({id: 1, method: 'script.evaluate', params: {text: 'x'.repeat(300)}});
  const sent = Buffer.concat([
    Buffer.from('GET /session HTTP/1.1\r\nHost: 127.0.0.1:5\r\n\r\n'),
    frame(long),
    frame(media({'prefers-color-scheme': 'light'})),
    frame(long),
  ]);
  const rewriter = new CommandRewriter({own: 5, firefox: 6});
  rewriter.setEncoding('latin1');
  for (let at = 0; at < sent.length; at += 11) rewriter.write(sent.subarray(at, at + 11));
  rewriter.end();
  const expected = Buffer.concat([
    Buffer.from('GET /session HTTP/1.1\r\nHost: 127.0.0.1:6\r\n\r\n'),
    frame(long),
    frame(nothing, [1, 1, 1, 1]),
    frame(long),
  ]);
  expect(await text(rewriter)).toBe(expected.toString('latin1'));
});
