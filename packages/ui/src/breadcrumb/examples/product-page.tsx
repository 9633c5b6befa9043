import {Breadcrumb} from '@storefront-toolkit/ui/breadcrumb';

const items = [
  {label: 'Home', href: '#home'},
  {label: 'Women', href: '#women'},
  {label: 'Accessories', href: '#accessories'},
  {label: 'Scarves', href: '#scarves'},
  {label: 'Wool scarf'},
];

export default function ProductPage() {
  return (
    <header className="grid gap-2">
      <Breadcrumb items={items} />
      <p className="text-2xl font-bold">Wool scarf</p>
    </header>
  );
}
