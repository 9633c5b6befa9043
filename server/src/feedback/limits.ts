/** The limits of what readers send. */
export const FEEDBACK_LIMITS = {
  /** Most bytes of a request's body. */
  bytes: 4096,
  /** Milliseconds for a request's body. */
  time: 10_000,
  /** Most characters of a comment. In any script they fit into the bytes of a request, as a form encodes them. */
  comment: 400,
  /** Most characters of a query. */
  query: 200,
  /** Most characters of a path. */
  path: 512,
  /** Most events of a request. */
  events: 20,
  /** Answers that a client may send at once, and how many come back in a second. */
  feedbackBurst: 10,
  feedbackRate: 1 / 30,
  /** Requests with events that a client may send at once, and how many come back in a second. */
  eventBurst: 60,
  eventRate: 1,
  /** Clients that are remembered. */
  clients: 10_000,
  /** Most bytes of a day's file. */
  dayBytes: 8 * 1024 * 1024,
  /** Most bytes of all files. The oldest days give way. */
  folderBytes: 64 * 1024 * 1024,
  /** Most requests that wait for the disk. */
  waiting: 100,
} as const;

/** The limits, some of which may differ in tests. */
export type FeedbackLimits = Record<keyof typeof FEEDBACK_LIMITS, number>;
