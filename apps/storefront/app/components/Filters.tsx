import {
  Refinements,
  type RefinementsProps,
} from '@storefront-toolkit/commerce-ui/listing/refinements';
import {
  FlexDrawerClose,
  FlexDrawerContent,
  FlexDrawerRoot,
  FlexDrawerTitle,
  FlexDrawerTrigger,
} from '@storefront-toolkit/ui/flex-drawer';
import {useState} from 'react';
import {useMarket} from '../use-market.ts';

/** The filters: a panel beside the products on wide screens, a drawer on narrow ones. It opens without JavaScript too. */
export function Filters(props: RefinementsProps) {
  const {labels} = useMarket();
  const {shop, components} = labels;
  const [open, setOpen] = useState(false);
  const count = props.state.selections.length;
  return (
    <FlexDrawerRoot open={open} onOpenChange={setOpen}>
      <FlexDrawerTrigger variant="secondary" className="justify-self-start">
        {count > 0 ? shop.filterCount.replace('{count}', String(count)) : shop.filter}
      </FlexDrawerTrigger>
      <FlexDrawerContent>
        <div className="grid gap-6">
          <FlexDrawerTitle>{shop.filter}</FlexDrawerTitle>
          <Refinements {...props} autoSubmit labels={components.refinements} />
          <FlexDrawerClose variant="ghost">{shop.close}</FlexDrawerClose>
        </div>
      </FlexDrawerContent>
    </FlexDrawerRoot>
  );
}
