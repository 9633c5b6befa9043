import {Switch} from '@storefront-toolkit/ui/forms/switch';

const PRODUCTS = ['Wool scarf', 'Stoneware mug', 'Rain jacket'];

export default function InATable() {
  return (
    <table className="w-full max-w-md text-start">
      <thead>
        <tr>
          <th className="py-2 text-start">Saved product</th>
          <th className="py-2 text-start">Price alert</th>
        </tr>
      </thead>
      <tbody>
        {PRODUCTS.map((product) => (
          <tr key={product} className="border-t border-line">
            <td className="py-2">{product}</td>
            <td className="py-2">
              <Switch size="large" aria-label={`Price alert for ${product}`} name={product} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
