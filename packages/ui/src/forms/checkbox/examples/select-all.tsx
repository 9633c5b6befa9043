'use client';

import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';

const ITEMS = ['Wool scarf', 'Beeswax candle', 'Stoneware mug'];

export default function SelectAll() {
  const [returned, setReturned] = useState(['Wool scarf']);
  const all = returned.length === ITEMS.length;
  return (
    <FieldGroup label="What do you send back?">
      <Checkbox
        checked={all}
        indeterminate={returned.length > 0 && !all}
        onChange={() => setReturned(all ? [] : ITEMS)}
      >
        The whole order
      </Checkbox>
      <div className="flex flex-col ps-8">
        {ITEMS.map((item) => (
          <Checkbox
            key={item}
            name="item"
            value={item}
            checked={returned.includes(item)}
            onChange={({target}) =>
              setReturned(
                target.checked ? [...returned, item] : returned.filter((one) => one !== item),
              )
            }
          >
            {item}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
