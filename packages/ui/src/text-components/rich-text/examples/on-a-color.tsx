import type {TextBlock} from '@storefront-toolkit/types/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {RichText} from '@storefront-toolkit/ui/text-components/rich-text';

/** A block as the CMS delivers it, with its alignment and color. */
const BLOCK: TextBlock = {
  type: 'Text',
  id: 'repairs',
  alignment: 'center',
  color: 'on-brand',
  text: [
    {
      type: 'Paragraph',
      content: [
        {type: 'Text', text: 'Is something broken? We repair it.'},
        {type: 'LineBreak'},
        {type: 'Text', text: 'Send it to our '},
        {
          type: 'Link',
          link: {type: 'Page', slug: 'repairs'},
          content: [{type: 'Text', text: 'workshop'}],
        },
        {type: 'Text', text: '.'},
      ],
    },
  ],
};

const hrefOf = createHrefOf({prefix: '#'});

export default function OnAColor() {
  const {text, alignment, color} = BLOCK;
  return (
    <div className="rounded-lg border border-transparent bg-brand p-6">
      <RichText text={text} alignment={alignment} color={color} hrefOf={hrefOf} />
    </div>
  );
}
