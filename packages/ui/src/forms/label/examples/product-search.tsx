'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Label} from '@storefront-toolkit/ui/forms/label';
import {useId} from 'react';

export default function ProductSearch() {
  const id = useId();
  return (
    <search>
      <form
        action="#results"
        className="flex max-w-md gap-2"
        onSubmit={(event) => event.preventDefault()}
      >
        <Label htmlFor={id} visuallyHidden>
          Search products
        </Label>
        <Input id={id} type="search" name="q" placeholder="Scarf, candle, mug" />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
