import {QuantityIndicator} from '@storefront-toolkit/ui/quantity-indicator';

export default function LargeCounts() {
  return (
    <ul className="flex flex-wrap gap-8">
      <li>
        <QuantityIndicator count={7} label="7 messages" className="pe-2">
          Messages
        </QuantityIndicator>
      </li>
      <li>
        <QuantityIndicator count={128} label="128 orders" className="pe-3">
          Orders
        </QuantityIndicator>
      </li>
      <li>
        <QuantityIndicator count={12} max={9} label="12 returns" className="pe-3">
          Returns
        </QuantityIndicator>
      </li>
      <li>
        <QuantityIndicator count={0} label="No reviews to write">
          Reviews
        </QuantityIndicator>
      </li>
    </ul>
  );
}
