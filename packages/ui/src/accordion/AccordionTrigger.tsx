import type {ComponentProps} from 'react';
import {ChevronDownIcon} from '../internal/icons.tsx';
import {reportMisuse} from '../internal/report-misuse.ts';
import {triggerVariants} from './variants.ts';

/** Props of `AccordionTrigger`. All other props of `<summary>` reach the element. */
export interface AccordionTriggerProps extends ComponentProps<'summary'> {
  /**
   * Level of the heading that the title is, from 2 to 6: one more than that of the heading above the accordion. Pass `null` where a heading would be
   * wrong because the titles don't belong to the page outline, such as in a list of filters or in a menu.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | null | undefined;
}

/** The title of an item, which opens and closes it: a heading, unless you pass `null` as its level. It must be the first child of its item. */
export function AccordionTrigger({
  headingLevel = 3,
  className,
  children,
  ...rest
}: AccordionTriggerProps) {
  if (process.env.NODE_ENV !== 'production') {
    const empty = [undefined, null, false, ''].some((nothing) => nothing === children);
    if (empty && !rest['aria-label'] && !rest['aria-labelledby']) {
      reportMisuse(
        'AccordionTrigger',
        'has no content and no label, so nobody can tell what the item holds. Give it text as children.',
      );
    }
  }
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <summary {...rest} className={triggerVariants({className})}>
      <Title className="min-w-0">{children}</Title>
      <ChevronDownIcon className="size-5 shrink-0 transition-transform duration-200 ease-standard group-open/accordion-item:rotate-180 motion-reduce:transition-none" />
    </summary>
  );
}
