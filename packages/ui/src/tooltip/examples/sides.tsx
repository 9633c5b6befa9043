import {TooltipContent, TooltipRoot, TooltipTrigger} from '@storefront-toolkit/ui/tooltip';

const CARE = [
  {side: 'top', name: '30°', text: 'Wash at 30 degrees'},
  {side: 'bottom', name: 'No dryer', text: 'Dry it lying flat'},
  {side: 'start', name: 'Cool iron', text: 'Iron it inside out'},
  {side: 'end', name: 'No bleach', text: 'Not even on white'},
] as const;

export default function Sides() {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {CARE.map(({side, name, text}) => (
        <TooltipRoot key={side} kind="description">
          <TooltipTrigger variant="ghost">{name}</TooltipTrigger>
          <TooltipContent side={side}>{text}</TooltipContent>
        </TooltipRoot>
      ))}
    </div>
  );
}
