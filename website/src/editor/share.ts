/** Longest code in an address, in characters: programs that pass links on cut longer ones. */
export const LONGEST_HASH = 8192;

/** Bytes of code that a link may unpack to: a few of them could be a gigabyte otherwise. */
const LONGEST_CODE = 200_000;

type Bytes = Uint8Array<ArrayBuffer>;

async function through(bytes: Bytes, stream: ReadableWritablePair<Bytes, Bytes>) {
  const out: Bytes[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > LONGEST_CODE) throw new RangeError('The code is too long.');
    out.push(value);
  }
  return new Uint8Array(await new Blob(out).arrayBuffer());
}

/**
 * Packs code for an address: compressed (RFC 1951), then Base64 with the alphabet of RFC 4648, section 5, without padding.
 *
 * @throws RangeError - If the code has more than 200,000 bytes.
 */
export async function pack(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(code);
  if (bytes.length > LONGEST_CODE) throw new RangeError('The code is too long.');
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Reads code that {@link pack} wrote.
 *
 * @returns `undefined` when the text is cut, changed or longer than a link may be.
 */
export async function unpack(text: string): Promise<string | undefined> {
  if (text.length > LONGEST_HASH) return undefined;
  try {
    const packed = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (character) => character.charCodeAt(0),
    );
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}
