import {DialogBody, DialogContent, DialogRoot} from '@storefront-toolkit/ui/dialog';
import {DialogTitle, DialogTrigger} from '@storefront-toolkit/ui/dialog';
import {TooltipContent, TooltipRoot, TooltipTrigger} from '@storefront-toolkit/ui/tooltip';

const WRAPS = {Paper: 'Recycled, in plain gray', Cloth: 'Cotton, to be used again'};

export default function InADialog() {
  return (
    <DialogRoot>
      <DialogTrigger variant="secondary">Gift wrap</DialogTrigger>
      <DialogContent size="small">
        <DialogTitle>Gift wrap</DialogTitle>
        <DialogBody className="flex gap-3 pb-6">
          {Object.entries(WRAPS).map(([wrap, remark]) => (
            <TooltipRoot key={wrap} kind="description">
              <TooltipTrigger variant="secondary">{wrap}</TooltipTrigger>
              <TooltipContent>{remark}</TooltipContent>
            </TooltipRoot>
          ))}
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}
