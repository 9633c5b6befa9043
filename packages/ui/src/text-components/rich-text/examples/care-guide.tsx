import type {RichText as RichTextTree} from '@storefront-toolkit/types/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {RichText} from '@storefront-toolkit/ui/text-components/rich-text';

/** As the CMS delivers it. */
const CARE: RichTextTree = [
  {
    type: 'Paragraph',
    content: [
      {type: 'Text', text: 'Dirt lets water through, '},
      {type: 'Text', text: 'not', marks: ['emphasis']},
      {type: 'Text', text: ' the washing machine. Our '},
      {
        type: 'Link',
        link: {type: 'Product', slug: 'rain-jacket'},
        content: [{type: 'Text', text: 'rain jacket'}],
      },
      {type: 'Text', text: ' takes it '},
      {type: 'Text', text: 'thirty times', marks: ['strong']},
      {type: 'Text', text: '.'},
    ],
  },
  {type: 'Heading', level: 2, content: [{type: 'Text', text: 'How to wash it'}]},
  {
    type: 'List',
    ordered: true,
    items: ['Close all zippers.', 'Wash at 30 °C without softener.', 'Dry for 20 minutes.'].map(
      (text) => [{type: 'Paragraph', content: [{type: 'Text', text}]}],
    ),
  },
];

const hrefOf = createHrefOf({prefix: '#'});

export default function CareGuide() {
  return <RichText text={CARE} hrefOf={hrefOf} className="max-w-prose" />;
}
