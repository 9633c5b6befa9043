import {Button} from '@storefront-toolkit/ui/button';
import {FlexDrawerClose, FlexDrawerContent} from '@storefront-toolkit/ui/flex-drawer';
import {FlexDrawerRoot, FlexDrawerTitle} from '@storefront-toolkit/ui/flex-drawer';
import {FlexDrawerTrigger} from '@storefront-toolkit/ui/flex-drawer';

const LINES = {'Wool scarf': '€42.00', 'Felt hat': '€35.00', Shipping: 'Free', Total: '€77.00'};

export default function OrderSummary() {
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_16rem]">
      <div className="grid content-start gap-4">
        <p className="font-semibold">Payment: card ending in 42</p>
        <Button>Place order</Button>
      </div>
      <FlexDrawerRoot>
        <FlexDrawerTrigger variant="ghost">What you order, €77.00</FlexDrawerTrigger>
        <FlexDrawerContent>
          <FlexDrawerTitle>Your order</FlexDrawerTitle>
          <dl className="my-3 grid grid-cols-2 gap-2">
            {Object.entries(LINES).map(([name, price]) => (
              <div key={name} className="contents">
                <dt>{name}</dt>
                <dd className="text-end">{price}</dd>
              </div>
            ))}
          </dl>
          <FlexDrawerClose variant="secondary" fullWidth>
            Close
          </FlexDrawerClose>
        </FlexDrawerContent>
      </FlexDrawerRoot>
    </div>
  );
}
