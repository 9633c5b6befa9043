import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';

const OPTIONS = [
  {title: 'Standard delivery, €4.95', text: 'Two to four working days, left at your door.'},
  {title: 'Express delivery, €12.50', text: 'The next working day, if you order before noon.'},
  {title: 'Collect in store, free', text: 'Ready after two hours. We keep it for seven days.'},
];

export default function OneAtATime() {
  return (
    <AccordionRoot>
      {OPTIONS.map(({title, text}, index) => (
        <AccordionItem key={title} name="delivery" open={index === 0}>
          <AccordionTrigger>{title}</AccordionTrigger>
          <AccordionContent>{text}</AccordionContent>
        </AccordionItem>
      ))}
    </AccordionRoot>
  );
}
