import {Breadcrumb} from '@storefront-toolkit/ui/breadcrumb';

const items = [
  {label: 'Your account', href: '#account'},
  {label: 'Orders', href: '#orders'},
  {label: 'Order 1042'},
];

export default function Account() {
  return (
    <header className="grid gap-2">
      <Breadcrumb items={items} aria-label="Where you are in your account" />
      <h3 className="text-2xl font-bold">Order 1042</h3>
      <p className="text-ink-muted">Placed on 3 May, on its way</p>
    </header>
  );
}
