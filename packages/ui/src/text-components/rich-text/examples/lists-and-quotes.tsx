import type {RichText as RichTextTree, RichTextNode} from '@storefront-toolkit/types/cms';
import {RichText} from '@storefront-toolkit/ui/text-components/rich-text';

const paragraph = (text: string): RichTextNode => ({
  type: 'Paragraph',
  content: [{type: 'Text', text}],
});

const PACKING: RichTextTree = [
  paragraph('For a night outside you need three things:'),
  {
    type: 'List',
    ordered: false,
    items: [
      [
        paragraph('A tent'),
        {type: 'List', ordered: false, items: [[paragraph('Pegs')], [paragraph('Poles')]]},
      ],
      [paragraph('A sleeping bag')],
      [paragraph('A mat')],
    ],
  },
  {
    type: 'Quote',
    content: [paragraph('It rained for a week, and everything in the tent stayed dry.')],
    source: 'A letter to the store',
  },
  {type: 'Divider'},
  paragraph('All three are on the second floor.'),
];

export default function ListsAndQuotes() {
  return <RichText text={PACKING} className="max-w-prose" />;
}
