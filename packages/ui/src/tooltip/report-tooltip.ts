import {reportMisuse} from '../internal/report-misuse.ts';
import type {TooltipKind} from './variants.ts';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Reports a tooltip that keeps something from part of its readers. Call it in development only. */
export function reportTooltip(
  kind: TooltipKind,
  content: HTMLElement,
  trigger: HTMLElement | null,
) {
  if (content.querySelector(CONTROLS)) {
    reportMisuse(
      'TooltipContent',
      "holds a control. It can't get the focus, and the tooltip closes before anybody could click it. " +
        'Use <PopoverContent> for controls.',
    );
  }
  if (!trigger) return;
  if (trigger.tabIndex < 0) {
    reportMisuse(
      'TooltipTrigger',
      `renders a <${trigger.localName}> that isn't focusable, so the keyboard never shows the tooltip. ` +
        'Render a button or a link, or write the text on the page.',
    );
  }
  const text = plain(content.textContent);
  const name = plain(trigger.getAttribute('aria-label') ?? trigger.textContent);
  if (kind === 'label' && !name.includes(text)) {
    reportMisuse(
      'TooltipContent',
      `says ${JSON.stringify(text)}, which the name of its trigger, ${JSON.stringify(name)}, does not. Screen readers ` +
        'and touch screens never show a tooltip of the kind "label". Give the trigger these words as its label, or ' +
        'pass kind="description" to <TooltipRoot>.',
    );
  }
}
