import {TooltipContent, TooltipRoot, TooltipTrigger} from '@storefront-toolkit/ui/tooltip';

export default function OnALink() {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <span>Sold by</span>
      <TooltipRoot kind="description" delay={200}>
        <TooltipTrigger
          render={
            <a href="#seller" className="font-semibold underline">
              the knitting mill in Porto
            </a>
          }
        />
        <TooltipContent>Opens the page of the seller</TooltipContent>
      </TooltipRoot>
    </div>
  );
}
