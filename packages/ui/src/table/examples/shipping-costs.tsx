import {shippingMethods} from '@storefront-toolkit/fixtures/cart';
import {formatMoney, isZeroMoney, type TableBlock} from '@storefront-toolkit/types/cms';
import {Table} from '@storefront-toolkit/ui/table';

const words = (text: string) => [{type: 'Text' as const, text}];

const block: TableBlock = {
  type: 'Table',
  id: 'shipping-costs',
  caption: 'Shipping costs',
  head: [
    {
      id: 'head',
      cells: [{content: words('Delivery')}, {content: words('Price'), alignment: 'end'}],
    },
  ],
  body: shippingMethods.map(({id, name, price}) => ({
    id,
    cells: [
      {content: words(name), heading: true},
      {
        content: words(isZeroMoney(price) ? 'Free' : formatMoney(price, 'en')),
        alignment: 'end',
      },
    ],
  })),
};

export default function ShippingCosts() {
  return <Table block={block} className="max-w-sm" />;
}
