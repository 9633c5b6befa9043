// #region component
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';
import {Heading, type HeadingLevel} from '@storefront-toolkit/ui/text-components/heading';
import type {FaqBlock} from './faq-block.ts';

/** The questions' level by that of the title above them. */
const QUESTION_LEVELS = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6} as const;

interface FaqProps {
  block: FaqBlock;
  /** Level of the title. */
  headingLevel: HeadingLevel;
}

export function Faq({block: {title, questions}, headingLevel}: FaqProps) {
  return (
    <section className="grid gap-4">
      <Heading level={headingLevel}>{title}</Heading>
      <AccordionRoot>
        {questions.map(({id, question, answer}) => (
          <AccordionItem key={id}>
            <AccordionTrigger headingLevel={QUESTION_LEVELS[headingLevel]}>
              {question}
            </AccordionTrigger>
            <AccordionContent>{answer}</AccordionContent>
          </AccordionItem>
        ))}
      </AccordionRoot>
    </section>
  );
}
// #endregion
