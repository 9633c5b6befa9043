export {AccordionContent} from './AccordionContent.tsx';
export {AccordionItem, type AccordionItemProps} from './AccordionItem.tsx';
export {AccordionRoot} from './AccordionRoot.tsx';
export {AccordionTrigger, type AccordionTriggerProps} from './AccordionTrigger.tsx';
