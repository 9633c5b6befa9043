import {Button} from '@storefront-toolkit/ui/button';
import {ScrollClassToggle} from '@storefront-toolkit/ui/scroll-class-toggle';

export default function BuyBar() {
  return (
    <div className="h-48 overflow-y-auto rounded-md border border-line">
      <div className="grid justify-items-start gap-3 p-4">
        <h3 className="text-2xl font-bold">Wool scarf, €42.00</h3>
        <Button>Add to cart</Button>
      </div>
      <ScrollClassToggle
        className="invisible sticky top-0 flex items-center justify-between bg-raised p-3 shadow-md"
        scrolledClassName="visible!"
      >
        Wool scarf
        <Button size="small">Add to cart</Button>
      </ScrollClassToggle>
      <div className="grid gap-4 p-4">
        <p>Woven from lambswool, 180 by 30 centimeters. The fringes are knotted by hand.</p>
        <p>Wash it by hand in cold water, press the water out, and dry it flat on a towel.</p>
        <p>It leaves our warehouse within one working day. You can send it back for 30 days.</p>
        <p>The wool comes from farms that we visit twice a year. Ask us for their names.</p>
      </div>
    </div>
  );
}
