import {
  PopoverContent,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from '@storefront-toolkit/ui/popover';

const NOTES = [
  {side: 'top', title: 'Organic cotton', text: 'Grown without artificial fertilizer.'},
  {side: 'bottom', title: 'Recycled wool', text: 'Four of five fibers had a life before.'},
  {side: 'start', title: 'Made in Portugal', text: 'Woven and sewn in the same town.'},
  {side: 'end', title: 'Machine wash', text: 'At 30 degrees, and never in a dryer.'},
] as const;

export default function Sides() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {NOTES.map(({side, title, text}) => (
        <PopoverRoot key={side}>
          <PopoverTrigger variant="ghost">{title}</PopoverTrigger>
          <PopoverContent side={side}>
            <PopoverTitle>{title}</PopoverTitle>
            <p className="max-w-40">{text}</p>
          </PopoverContent>
        </PopoverRoot>
      ))}
    </div>
  );
}
