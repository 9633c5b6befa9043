/** The unit of a figure. Samples are in bytes, milliseconds and, for builds, seconds. */
export type Unit = 'kB' | 'MB' | 'ms' | 's' | '×' | 'score';

const DIVISORS: Partial<Record<Unit, number>> = {kB: 1000, MB: 1_000_000};

/** A value with its unit, or a dash when there is none. */
export function format(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '–';
  const shown = value / (DIVISORS[unit] ?? 1);
  const digits = unit === 'ms' || unit === 'MB' ? 0 : unit === '×' || unit === 'score' ? 2 : 1;
  const text = unit === 'score' ? String(Number(shown.toFixed(4))) : shown.toFixed(digits);
  return unit === 'score' ? text : `${text} ${unit}`;
}
