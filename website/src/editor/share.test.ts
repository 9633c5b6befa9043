import fc from 'fast-check';
import {expect, test} from 'vitest';
import {LONGEST_HASH, pack, unpack} from './share';

test('code comes back as it was, whatever it holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({unit: 'grapheme', maxLength: 2000}), async (code) => {
      const packed = await pack(code);
      expect(packed).toMatch(/^[\w-]*$/);
      expect(await unpack(packed)).toBe(code);
    }),
  );
});

test('an example of 45 lines fits into a link by far', async () => {
  const code = Array.from(
    {length: 45},
    (_, index) => `  const value${index} = useState(${index * 7919});`,
  ).join('\n');
  expect((await pack(code)).length).toBeLessThan(LONGEST_HASH / 4);
});

test('a link that is cut, changed or too long is refused', async () => {
  const packed = await pack('export default () => <p>Plum</p>;\n'.repeat(3));
  expect(await unpack(packed.slice(0, -8))).toBeUndefined();
  expect(await unpack(`${packed.slice(0, 4)}%%%`)).toBeUndefined();
  expect(await unpack('A'.repeat(LONGEST_HASH + 1))).toBeUndefined();
});

test('a small link that unpacks to a large text is refused, and such a text is not packed', async () => {
  const {deflateRawSync} = await import('node:zlib');
  const bomb = deflateRawSync(Buffer.alloc(5_000_000, 'a')).toString('base64url');
  expect(bomb.length).toBeLessThan(LONGEST_HASH);
  expect(await unpack(bomb)).toBeUndefined();
  await expect(pack('a'.repeat(200_001))).rejects.toThrow(RangeError);
});

test('bytes that are no text are refused', async () => {
  const {deflateRawSync} = await import('node:zlib');
  expect(await unpack(deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url'))).toBe(
    undefined,
  );
});
