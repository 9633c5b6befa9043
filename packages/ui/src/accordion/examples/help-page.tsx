import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';

export default function HelpPage() {
  return (
    <section className="grid gap-3">
      <p>
        Something is wrong with your parcel?{' '}
        <a href="#damaged-parcel" className="text-brand underline underline-offset-2">
          What to do when it is damaged
        </a>
      </p>
      <AccordionRoot>
        <AccordionItem>
          <AccordionTrigger>Where is my order?</AccordionTrigger>
          <AccordionContent>Follow it by the link in the mail that we sent you.</AccordionContent>
        </AccordionItem>
        <AccordionItem>
          <AccordionTrigger>My parcel is damaged</AccordionTrigger>
          <AccordionContent>
            <p id="damaged-parcel" className="scroll-mt-24">
              Keep the box, take a picture, and send it to us within 14 days. We replace the item.
            </p>
          </AccordionContent>
        </AccordionItem>
      </AccordionRoot>
    </section>
  );
}
