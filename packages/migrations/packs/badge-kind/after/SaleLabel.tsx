import * as badge from '@storefront-toolkit/ui/badge';
import {Badge as Label} from '@storefront-toolkit/ui/badge';
import {createElement} from 'react';

/** A badge of this storefront's own, which has a `kind` too. */
function Badge({kind}: {kind: string}) {
  return <b>{kind}</b>;
}

const wide = {size: 'medium'} as const;

export function SaleLabel({percent}: {percent: number}) {
  return (
    <>
      <Label tone="sale" {...wide}>
        −{percent}%
      </Label>
      <badge.Badge {...{tone: 'neutral', size: 'small'}}>Final sale</badge.Badge>
      {createElement(Label, {tone: 'warning'}, 'Last pieces')}
      <Badge kind="reduced" />
    </>
  );
}

export function Shadowed(Label: typeof Badge) {
  return <Label kind="new" />;
}
