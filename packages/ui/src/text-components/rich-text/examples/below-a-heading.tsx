import type {RichText as RichTextTree} from '@storefront-toolkit/types/cms';
import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import {RichText} from '@storefront-toolkit/ui/text-components/rich-text';

/** A text whose own headings begin at level 2. */
const RETURNS: RichTextTree = [
  {type: 'Heading', level: 2, content: [{type: 'Text', text: 'How long'}]},
  {type: 'Paragraph', content: [{type: 'Text', text: 'You have 60 days from delivery.'}]},
  {type: 'Heading', level: 2, content: [{type: 'Text', text: 'How much'}]},
  {type: 'Paragraph', content: [{type: 'Text', text: 'Returns are free.'}]},
];

export default function BelowAHeading() {
  return (
    <section className="grid max-w-prose gap-4">
      <Heading level={3} size="2xl">
        Returns
      </Heading>
      <RichText text={RETURNS} headingOffset={2} />
    </section>
  );
}
