import {BackToTop} from '@storefront-toolkit/ui/back-to-top';

const ORDERS = Array.from({length: 12}, (_, index) => 1042 - index * 7);

export default function OrderHistory() {
  return (
    <div className="h-72 overflow-y-auto rounded-md border border-line p-4">
      <h3 id="orders" tabIndex={-1} className="text-xl font-semibold">
        Your orders
      </h3>
      <ol>
        {ORDERS.map((order) => (
          <li key={order} className="border-b border-line py-4">
            <a href={`#order-${order}`}>Order {order}</a>
          </li>
        ))}
      </ol>
      <BackToTop position="sticky" href="#orders">
        Newest orders
      </BackToTop>
    </div>
  );
}
