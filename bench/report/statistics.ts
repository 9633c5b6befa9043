/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** The ratio of one value to another. Undefined when there is nothing to compare with. */
export function ratio(value: number | undefined, beside: number | undefined): number | undefined {
  return value === undefined || !beside ? undefined : value / beside;
}
