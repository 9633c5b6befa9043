import {TabsContent, TabsList, TabsRoot, TabsTrigger} from '@storefront-toolkit/ui/tabs';

const DEPARTMENTS = [
  {value: 'scarves', label: 'Scarves', count: 24},
  {value: 'gloves', label: 'Gloves', count: 18},
  {value: 'hats', label: 'Hats', count: 31},
  {value: 'blankets', label: 'Blankets', count: 12},
  {value: 'cushions', label: 'Cushions', count: 9},
  {value: 'slippers', label: 'Slippers', count: 15},
  {value: 'socks', label: 'Socks', count: 40},
];

export default function ManyTabs() {
  return (
    <TabsRoot defaultValue="scarves" className="max-w-96">
      <TabsList aria-label="New arrivals">
        {DEPARTMENTS.map(({value, label}) => (
          <TabsTrigger key={value} value={value}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {DEPARTMENTS.map(({value, label, count}) => (
        <TabsContent key={value} value={value}>
          {count} new in {label.toLowerCase()}
        </TabsContent>
      ))}
    </TabsRoot>
  );
}
