/** The limits of the MCP endpoint. */
export const MCP_LIMITS = {
  /** Most bytes of a request's body. A question has a few hundred. */
  bytes: 64 * 1024,
  /** Milliseconds for a request's body, and again for its answer. */
  time: 10_000,
  /** Requests that an address may make at once. An agent that starts asks for about ten. */
  burst: 60,
  /** Requests a second that an address gets back. */
  rate: 2,
  /** Addresses that are remembered. */
  addresses: 10_000,
} as const;
