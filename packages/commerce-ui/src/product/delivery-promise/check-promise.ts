import type {DeliveryWindow} from '@storefront-toolkit/types/cart';
import {reportMisuse} from '@storefront-toolkit/ui/internal';

const report = (text: string) => {
  if (process.env.NODE_ENV !== 'production') reportMisuse('DeliveryPromise', text);
};

/** A time in milliseconds. One that nobody can read is reported, and left out. */
export function readTime(value: string | undefined, name: string): number | undefined {
  if (value === undefined) return undefined;
  const time = Date.parse(value);
  if (!Number.isNaN(time)) return time;
  report(
    `got the ${name} "${value}", which isn't a time, so it shows no time left. Pass a time in UTC: "2026-03-09T16:00:00Z".`,
  );
  return undefined;
}

/** A window with two dates in their order. One that nobody can read is reported, and left out. */
export function readWindow(
  window: DeliveryWindow | undefined,
  name: string,
): DeliveryWindow | undefined {
  if (!window) return undefined;
  const [earliest, latest] = [window.earliest, window.latest].map((day) =>
    Date.parse(`${day}T00:00Z`),
  );
  if (Number.isNaN(earliest) || Number.isNaN(latest)) {
    report(
      `got the ${name} from "${window.earliest}" to "${window.latest}", which aren't two dates, so no date is shown. Pass dates like "2026-03-11".`,
    );
    return undefined;
  }
  if (latest! < earliest!) {
    report(
      `got the ${name} from "${window.earliest}" to "${window.latest}", which ends before it starts, so it shows the first day alone. Fix the window in the integration.`,
    );
  }
  return window;
}

/** A time zone that `Intl` knows. Another one is reported, and UTC takes its place. */
export function readTimeZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat('en', {timeZone});
    return timeZone;
  } catch {
    report(
      `got the time zone "${timeZone}", which browsers don't know, so it shows times in UTC. Pass a name of the IANA database: "Europe/Dublin".`,
    );
    return 'UTC';
  }
}
