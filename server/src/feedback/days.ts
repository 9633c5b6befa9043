/** The name of a day's file: `2026-11-29.jsonl`, by UTC. */
export const fileOfDay = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 10)}.jsonl`;

/** Whether a file is one of these. No other file in the folder is read or removed. */
export const isDayFile = (name: string): boolean => /^\d{4}-\d{2}-\d{2}\.jsonl$/.test(name);
