import {TabsContent, TabsList, TabsRoot, TabsTrigger} from '@storefront-toolkit/ui/tabs';

const CHARTS = [
  {value: 'shirts', label: 'Shirts', rows: ['S: chest 90 cm', 'M: chest 96 cm', 'L: chest 102 cm']},
  {value: 'trousers', label: 'Trousers', rows: ['30: waist 76 cm', '32: waist 81 cm']},
  {value: 'gloves', label: 'Gloves', rows: ['7: hand 18 cm', '8: hand 20 cm', '9: hand 23 cm']},
];

export default function SizeGuide() {
  return (
    <TabsRoot defaultValue="shirts" orientation="vertical">
      <TabsList aria-label="Size guide">
        {CHARTS.map(({value, label}) => (
          <TabsTrigger key={value} value={value} disabled={value === 'trousers'}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {CHARTS.map(({value, rows}) => (
        <TabsContent key={value} value={value}>
          <ul className="grid gap-2">
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </TabsContent>
      ))}
    </TabsRoot>
  );
}
