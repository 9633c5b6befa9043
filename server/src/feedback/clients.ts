import {createHmac, randomBytes} from 'node:crypto';
import {tokenBuckets, type TokenBuckets} from '../token-buckets.ts';

const DAY = 86_400_000;

/** The tokens of a kind of requests: how many a client has, how fast they come back, and how many clients are remembered. */
type BucketOptions = Parameters<typeof tokenBuckets>[0];

/**
 * Counts requests by client without its address: in memory there is a hash, made with a random salt. Each day the salt and all
 * hashes are forgotten, so nobody can tell from the memory of a day who was there on another.
 */
export function anonymousBuckets(options: BucketOptions, make = tokenBuckets): TokenBuckets {
  let day: number | undefined;
  let salt = randomBytes(32);
  let buckets = make(options);
  return {
    size: () => buckets.size(),
    take(client, now) {
      const today = Math.floor(now / DAY);
      if (today !== day) {
        salt = randomBytes(32);
        buckets = make(options);
        day = today;
      }
      const key = createHmac('sha256', salt).update(client).digest('base64url');
      return buckets.take(key, now);
    },
  };
}
