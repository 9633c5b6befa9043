import {TabsContent, TabsList, TabsRoot, TabsTrigger} from '@storefront-toolkit/ui/tabs';

export default function ProductInformation() {
  return (
    <TabsRoot defaultValue="details">
      <TabsList aria-label="About the wool scarf">
        <TabsTrigger value="details">Details</TabsTrigger>
        <TabsTrigger value="care">Care</TabsTrigger>
        <TabsTrigger value="delivery">Delivery</TabsTrigger>
      </TabsList>
      <TabsContent value="details">
        Woven from lambswool, 180 by 30 centimeters. The fringes are knotted by hand.
      </TabsContent>
      <TabsContent value="care">
        Wash by hand in cold water, and dry it flat. Wool hardly needs washing: air it overnight.
      </TabsContent>
      <TabsContent value="delivery">
        Leaves our warehouse within one working day. You can return it for 30 days.
      </TabsContent>
    </TabsRoot>
  );
}
