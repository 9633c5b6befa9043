import {Badge} from '@storefront-toolkit/ui/badge';

export default function Tones() {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge>Made in Portugal</Badge>
      <Badge>Handmade</Badge>
      <Badge tone="brand">New</Badge>
      <Badge tone="sale">−20%</Badge>
      <Badge tone="success">Free shipping</Badge>
      <Badge tone="warning">Only 3 left</Badge>
      <Badge tone="warning">Back in May</Badge>
    </div>
  );
}
