import {reportMisuse} from '../internal/report-misuse.ts';
import {CarouselDataAttributes} from './data-attributes.ts';

/** Reports a carousel that shoppers cannot name or stop. Call it in development alone. */
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
      `turns slides after ${interval} seconds, which is too fast to read one. Give \`interval\` at least 5, in seconds.`,
    );
  }
  if (!root?.querySelector(`[${CarouselDataAttributes.pause}]`)) {
    reportMisuse(
      'CarouselRoot',
      'turns slides by itself and has no <CarouselPause>, so shoppers cannot stop it, which WCAG 2.2 asks for (2.2.2). ' +
        'Put a <CarouselPause /> in it, before the slides.',
    );
  }
}
