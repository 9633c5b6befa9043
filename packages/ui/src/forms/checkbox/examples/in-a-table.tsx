import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';

const ORDERS = [
  {number: '100482', items: 'Wool scarf, beeswax candle'},
  {number: '100467', items: 'Stoneware mug'},
];

export default function InATable() {
  return (
    <table className="w-full max-w-md text-start">
      <thead>
        <tr>
          <th className="p-2 text-start font-medium">Reorder</th>
          <th className="p-2 text-start font-medium">Order</th>
        </tr>
      </thead>
      <tbody>
        {ORDERS.map(({number, items}) => (
          <tr key={number} className="border-t">
            <td className="p-2">
              <Checkbox name="order" value={number} aria-label={`Reorder ${number}`} />
            </td>
            <td className="p-2">
              {number}: {items}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
