// #region component
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';
import {Heading, type HeadingLevel} from '@storefront-toolkit/ui/text-components/heading';
import type {FaqBlock} from './faq-block.ts';

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
            <AccordionTrigger>{question}</AccordionTrigger>
            <AccordionContent>{answer}</AccordionContent>
          </AccordionItem>
        ))}
      </AccordionRoot>
    </section>
  );
}
// #endregion
