import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';

export default function ProductQuestions() {
  return (
    <AccordionRoot>
      <AccordionItem open>
        <AccordionTrigger headingLevel={2}>Is the wool soft on the skin?</AccordionTrigger>
        <AccordionContent>
          Yes. The fiber is 19 microns thin, which most people do not feel as an itch.
        </AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTrigger headingLevel={2}>How do I wash it?</AccordionTrigger>
        <AccordionContent>
          By hand in cold water. Press the water out, and dry it flat.
        </AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTrigger headingLevel={2}>Can I send it back?</AccordionTrigger>
        <AccordionContent>For 30 days, unworn. Returns are free.</AccordionContent>
      </AccordionItem>
    </AccordionRoot>
  );
}
