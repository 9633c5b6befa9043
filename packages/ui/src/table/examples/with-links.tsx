import {coffeeBeans, enamelMug, woolBlanket} from '@storefront-toolkit/fixtures/catalog';
import {formatMoney, type TableBlock} from '@storefront-toolkit/types/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {Table} from '@storefront-toolkit/ui/table';

const words = (text: string) => [{type: 'Text' as const, text}];

const block: TableBlock = {
  type: 'Table',
  id: 'gifts',
  caption: 'Gifts below €100',
  head: [{id: 'head', cells: [{content: words('Gift')}, {content: words('Price')}]}],
  body: [enamelMug, coffeeBeans, woolBlanket].map(({id, name, slug, pricing}) => ({
    id,
    cells: [
      {
        heading: true,
        content: [{type: 'Link', link: {type: 'Product', slug}, content: words(name)}],
      },
      {content: words(formatMoney(pricing.price, 'en'))},
    ],
  })),
};

const hrefOf = createHrefOf({prefix: '#'});

export default function WithLinks() {
  return <Table block={block} hrefOf={hrefOf} className="max-w-sm" />;
}
