import {IconButton} from '@storefront-toolkit/ui/button';
import {TooltipContent, TooltipRoot, TooltipTrigger} from '@storefront-toolkit/ui/tooltip';

const ACTIONS = [
  {label: 'Compare Rain jacket', path: 'M7 4v12m0 0-3-3m3 3 3-3M13 16V4m0 0-3 3m3-3 3 3'},
  {label: 'Share Rain jacket', path: 'M10 12V3m0 0L6.5 6.5M10 3l3.5 3.5M4 11v5h12v-5'},
];

export default function ProductActions() {
  return (
    <div className="flex gap-2">
      {ACTIONS.map(({label, path}) => (
        <TooltipRoot key={label}>
          <TooltipTrigger
            render={
              <IconButton variant="secondary" label={label}>
                <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" stroke="currentColor">
                  <path d={path} strokeWidth="1.75" />
                </svg>
              </IconButton>
            }
          />
          <TooltipContent>{label}</TooltipContent>
        </TooltipRoot>
      ))}
    </div>
  );
}
