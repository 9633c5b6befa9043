import {Transform} from 'node:stream';

const HEADERS_END = '\r\n\r\n';

/** First byte of a text frame that is a whole message. */
const WHOLE_TEXT = 0x81;

/**
 * Playwright tells each page that it has the browser's own color scheme, or a light one. Firefox 153 does not know the
 * command, and shows light pages where the system asks for nothing. So the command becomes one that Firefox
 * answers without doing anything. Another color scheme stays what it is: an error, because Firefox would not show it.
 *
 * @param {string} text A command of WebDriver BiDi, as JSON.
 * @returns {string | undefined} The command for Firefox, or `undefined` when it is the same.
 */
export function insteadOf(text) {
  const {id, method, params} = JSON.parse(text);
  if (method !== 'emulation.setMediaFeaturesOverride') return undefined;
  const isOwn = Object.entries(params.features).every(
    ([name, value]) => name === 'prefers-color-scheme' && (value === 'light' || value === null),
  );
  return isOwn ? JSON.stringify({id, method: 'session.status', params: {}}) : undefined;
}

/**
 * Reads the frame at the start of what a WebSocket client sent (RFC 6455, section 5.2).
 *
 * @param {Buffer} bytes
 * @returns {{opcode: number, payload: Buffer, rest: Buffer} | undefined} `undefined` while a part of it is missing.
 */
function readFrame(bytes) {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const afterLength = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < afterLength) return undefined;
  const length =
    short === 127
      ? Number(bytes.readBigUInt64BE(2))
      : short === 126
        ? bytes.readUInt16BE(2)
        : short;
  const start = afterLength + 4;
  if (bytes.length < start + length) return undefined;
  const mask = bytes.subarray(afterLength, start);
  const payload = Buffer.from(bytes.subarray(start, start + length));
  for (let at = 0; at < length; at += 1) payload[at] = Number(payload[at]) ^ Number(mask[at % 4]);
  return {opcode: bytes.readUInt8(0), payload, rest: bytes.subarray(start + length)};
}

/** Any mask but zeros, at which Firefox closes the connection. */
const MASK = [1, 1, 1, 1];

/**
 * @param {string} text Fewer than 126 ASCII characters.
 * @returns {Buffer} A whole text frame of a client.
 */
const shortFrame = (text) =>
  Buffer.from([
    WHOLE_TEXT,
    0x80 | text.length,
    ...MASK,
    ...Buffer.from(text).map((byte) => byte ^ 1),
  ]);

/** Passes on what a client of WebDriver BiDi sends, with commands that Firefox knows: see {@link insteadOf}. */
export class CommandRewriter extends Transform {
  #isUpgraded = false;
  #waiting = Buffer.alloc(0);
  #ports;

  /** @param {{own: number, firefox: number}} ports Where the client connected, and where Firefox expects that it did. */
  constructor(ports) {
    super();
    this.#ports = ports;
  }

  /**
   * @param {Buffer} chunk
   * @param {BufferEncoding} _encoding
   * @param {import('node:stream').TransformCallback} done
   * @override
   */
  _transform(chunk, _encoding, done) {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    if (!this.#isUpgraded) {
      const end = this.#waiting.indexOf(HEADERS_END);
      if (end < 0) return done();
      this.#isUpgraded = true;
      const headers = this.#waiting.subarray(0, end + HEADERS_END.length).toString('latin1');
      const {own, firefox} = this.#ports;
      this.push(headers.replace(`Host: 127.0.0.1:${own}\r`, `Host: 127.0.0.1:${firefox}\r`));
      this.#waiting = this.#waiting.subarray(end + HEADERS_END.length);
    }
    for (let frame = readFrame(this.#waiting); frame; frame = readFrame(this.#waiting)) {
      const {opcode, payload, rest} = frame;
      const instead = opcode === WHOLE_TEXT ? insteadOf(payload.toString()) : undefined;
      const asSent = this.#waiting.subarray(0, this.#waiting.length - rest.length);
      this.push(instead ? shortFrame(instead) : asSent);
      this.#waiting = Buffer.from(rest);
    }
    done();
  }
}
