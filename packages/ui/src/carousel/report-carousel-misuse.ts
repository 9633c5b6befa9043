import {reportMisuse} from '../internal/report-misuse.ts';
import {CarouselDataAttributes} from './data-attributes.ts';

/** Reports a carousel that shoppers cannot name or stop. Call it in development only. */
export function reportCarouselMisuse(
  root: Element | null,
  label: string,
  interval: number | undefined,
) {
  if (!label) {
    reportMisuse(
      'CarouselRoot',
      'has no `label`, so a screen reader can only say "carousel". Say what it shows: label="New arrivals".',
    );
  }
  if (interval === undefined) return;
  if (!(interval >= 5)) {
    reportMisuse(
      'CarouselRoot',
      `advances after ${interval} seconds, which is too fast to read a slide. Set \`interval\` to 5 or more, in seconds.`,
    );
  }
  if (!root?.querySelector(`[${CarouselDataAttributes.pause}]`)) {
    reportMisuse(
      'CarouselRoot',
      "advances automatically without a <CarouselPause>, so shoppers can't stop it, as WCAG 2.2 requires (2.2.2). " +
        'Put a <CarouselPause /> in it, before the slides.',
    );
  }
}
