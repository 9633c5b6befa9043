import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';

const FILTERS = {
  Color: ['Natural white', 'Charcoal', 'Moss green'],
  Material: ['Lambswool', 'Merino', 'Cashmere'],
};

export default function Filters() {
  return (
    <AccordionRoot className="max-w-72">
      {Object.entries(FILTERS).map(([filter, values]) => (
        <AccordionItem key={filter} open={filter === 'Color'}>
          <AccordionTrigger>{filter}</AccordionTrigger>
          <AccordionContent>
            <ul className="grid gap-2">
              {values.map((value) => (
                <li key={value}>
                  <label className="inline-flex min-h-8 items-center gap-2">
                    <input type="checkbox" name={filter} value={value} className="size-4" />
                    {value}
                  </label>
                </li>
              ))}
            </ul>
          </AccordionContent>
        </AccordionItem>
      ))}
    </AccordionRoot>
  );
}
