import {
  PopoverContent,
  PopoverDescription,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from '@storefront-toolkit/ui/popover';

export default function DeliveryEstimate() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>Arrives Thursday to Saturday</p>
      <PopoverRoot>
        <PopoverTrigger variant="secondary" size="small">
          How do we know?
        </PopoverTrigger>
        <PopoverContent>
          <PopoverTitle>When it arrives</PopoverTitle>
          <PopoverDescription className="mt-1">
            Orders before 2 p.m. leave the same day. The carrier takes two to four days to your
            address.
          </PopoverDescription>
        </PopoverContent>
      </PopoverRoot>
    </div>
  );
}
