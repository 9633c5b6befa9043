import type {Attribute} from '@storefront-toolkit/types/catalog';
import {ProductDetails} from '@storefront-toolkit/ui/product-details';

const attributes: readonly Attribute[] = [
  {type: 'number', key: 'weight', label: 'משקל', value: 1.25, unit: 'kg'},
  {type: 'number', key: 'contents', label: 'תכולה', value: 6, unit: 'piece'},
  {type: 'boolean', key: 'stacks', label: 'נערם', value: true},
];

export default function OtherLanguages() {
  return (
    <div lang="he" dir="rtl" className="max-w-xl">
      <ProductDetails
        attributes={attributes}
        locale="he-IL"
        yesLabel="כן"
        noLabel="לא"
        unitNames={{piece: 'ספלים'}}
      />
    </div>
  );
}
