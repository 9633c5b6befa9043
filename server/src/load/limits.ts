/** Requests of one kind that the server gets in a round, and rounds. It gets three kinds. */
export const REQUESTS = {inRound: 6000, rounds: 6};

/**
 * Limits beside nginx: the server's least rate, as a share of that of nginx, and the time of its slowest
 * hundredth, as a multiple. It is one process of JavaScript. Its memory after the last round may be this multiple of
 * that after the first.
 */
export const BOUNDS = {rate: 0.5, slowest: 6, memory: 1.25};
