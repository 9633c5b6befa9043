import {Badge} from '@storefront-toolkit/ui/badge';

const ORDERS = [
  {number: 1042, state: 'On its way', tone: 'success'},
  {number: 1039, state: 'Waiting for payment', tone: 'warning'},
  {number: 1017, state: 'Delivered', tone: 'neutral'},
] as const;

export default function OrderStates() {
  return (
    <ul className="grid max-w-96 gap-2">
      {ORDERS.map(({number, state, tone}) => (
        <li
          key={number}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2"
        >
          Order {number}
          <Badge tone={tone}>{state}</Badge>
        </li>
      ))}
    </ul>
  );
}
