/** A bucket of tokens for each client: a request takes one. */
export interface TokenBuckets {
  /**
   * Takes a token.
   *
   * @param now - The time, in milliseconds.
   * @returns Seconds until there is one, or 0 if one was taken.
   */
  take: (client: string, now: number) => number;
  /** Number of clients that are remembered. */
  size: () => number;
}

/** The size of the buckets, how fast they fill, and how many are kept. */
interface BucketOptions {
  /** Tokens of a full bucket. */
  burst: number;
  /** Tokens that come back in a second. */
  rate: number;
  /** Clients that are remembered. Beyond them, the one that asked longest ago is forgotten. */
  addresses: number;
}

/** Makes the buckets. All are full at first. */
export function tokenBuckets({burst, rate, addresses}: BucketOptions): TokenBuckets {
  const buckets = new Map<string, {tokens: number; at: number}>();
  return {
    size: () => buckets.size,
    take(client, now) {
      const {tokens, at} = buckets.get(client) ?? {tokens: burst, at: now};
      const present = Math.min(burst, tokens + (rate * Math.max(0, now - at)) / 1000);
      const isAllowed = present >= 1;
      // Deleted first, so that the map's order is that of the last requests.
      buckets.delete(client);
      buckets.set(client, {tokens: isAllowed ? present - 1 : present, at: now});
      if (buckets.size > addresses) buckets.delete(buckets.keys().next().value!);
      return isAllowed ? 0 : Math.ceil((1 - present) / rate);
    },
  };
}
