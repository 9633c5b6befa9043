import type {Block, BlockBase, ModalBlock} from '@storefront-toolkit/types/cms';
import {Modal} from '@storefront-toolkit/ui/modal';

/** A block that only this store has. */
interface ShippingRatesBlock extends BlockBase {
  readonly type: 'ShippingRates';
  readonly rates: Readonly<Record<string, string>>;
}

const block: ModalBlock<ShippingRatesBlock> = {
  type: 'Modal',
  id: 'shipping',
  trigger: 'Shipping costs',
  title: 'Shipping costs',
  content: [
    {type: 'ShippingRates', id: 'rates', rates: {Standard: '€4.95', Express: '€12.50'}},
    {type: 'PromoText', id: 'free', text: 'Standard shipping is free over €50.'},
  ],
};

function renderBlock(content: Block<ShippingRatesBlock>) {
  if (content.type === 'PromoText') return <p className="text-ink-muted">{content.text}</p>;
  if (content.type !== 'ShippingRates') return null;
  return (
    <dl className="grid grid-cols-2 gap-2">
      {Object.entries(content.rates).map(([name, price]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-end font-semibold">{price}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function ShippingRates() {
  return <Modal block={block} renderBlock={renderBlock} />;
}
