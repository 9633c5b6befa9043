import {Breadcrumb} from '@storefront-toolkit/ui/breadcrumb';

const items = [
  {label: 'Home', href: '#home'},
  {label: 'Living', href: '#living'},
  {label: 'Bedroom', href: '#bedroom'},
  {label: 'Blankets', href: '#blankets'},
  {label: 'Wool blankets', href: '#wool-blankets'},
  {label: 'Checked blanket'},
];

export default function LittleRoom() {
  return (
    <div className="max-w-80 border border-line p-3">
      <Breadcrumb
        items={items}
        aria-label="Departments above"
        moreLabel="Show the departments between"
      />
    </div>
  );
}
