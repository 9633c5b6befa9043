import {TabsContent, TabsList, TabsRoot, TabsTrigger} from '@storefront-toolkit/ui/tabs';

export default function Linked() {
  return (
    <div className="grid gap-6">
      <p>
        Free delivery over €50. See our{' '}
        <a href="#help-returns" className="text-brand underline underline-offset-2">
          terms of return
        </a>
        .
      </p>
      <TabsRoot linked defaultValue="help-delivery">
        <TabsList aria-label="Help">
          <TabsTrigger value="help-delivery">Delivery</TabsTrigger>
          <TabsTrigger value="help-returns">Returns</TabsTrigger>
          <TabsTrigger value="help-payment">Payment</TabsTrigger>
        </TabsList>
        <TabsContent value="help-delivery">
          Two to four working days. We send a link to follow the parcel.
        </TabsContent>
        <TabsContent value="help-returns">
          Send it back within 30 days, and we refund it within five.
        </TabsContent>
        <TabsContent value="help-payment">Card, bank transfer or a gift card.</TabsContent>
      </TabsRoot>
    </div>
  );
}
