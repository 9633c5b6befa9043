import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';
import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';

const FILTERS = {
  Color: ['Natural white', 'Charcoal', 'Moss green'],
  Material: ['Lambswool', 'Merino', 'Cashmere'],
};

export default function Filters() {
  return (
    <AccordionRoot className="max-w-72">
      {Object.entries(FILTERS).map(([filter, values]) => (
        <AccordionItem key={filter} open={filter === 'Color'}>
          <AccordionTrigger headingLevel={null}>{filter}</AccordionTrigger>
          <AccordionContent>
            <ul className="grid">
              {values.map((value) => (
                <li key={value}>
                  <Checkbox name={filter} value={value}>
                    {value}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </AccordionContent>
        </AccordionItem>
      ))}
    </AccordionRoot>
  );
}
