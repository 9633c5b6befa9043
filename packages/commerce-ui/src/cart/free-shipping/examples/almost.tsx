import {FreeShippingProgress} from '@storefront-toolkit/commerce-ui/cart/free-shipping';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Link} from '@storefront-toolkit/ui/link';

const threshold = moneyOf(5000, 'EUR');

export default function Almost() {
  return (
    <div className="grid max-w-96 gap-3 rounded-md bg-brand-soft p-4">
      <FreeShippingProgress
        subtotal={moneyOf(4850, 'EUR')}
        threshold={threshold}
        locale="en-IE"
        labels={{left: 'Only {amount} until your {threshold} order ships free'}}
      />
      <Link link={{type: 'Url', url: '#socks', newTab: false}}>Add wool socks</Link>
    </div>
  );
}
