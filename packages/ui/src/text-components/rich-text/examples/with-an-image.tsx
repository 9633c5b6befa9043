import {campImage} from '@storefront-toolkit/fixtures/cms';
import type {RichText as RichTextTree} from '@storefront-toolkit/types/cms';
import {RichText} from '@storefront-toolkit/ui/text-components/rich-text';

const STORY: RichTextTree = [
  {
    type: 'Paragraph',
    content: [{type: 'Text', text: 'We spent a night at the lake to try the new tent.'}],
  },
  {type: 'Figure', image: campImage, caption: 'Half past nine, and still warm.'},
  {
    type: 'Paragraph',
    content: [
      {type: 'Text', text: 'It fits '},
      {type: 'Text', text: 'two people and a dog', marks: ['strong']},
      {type: 'Text', text: '. With the code '},
      {type: 'Text', text: 'LAKE10', marks: ['code']},
      {type: 'Text', text: ' it costs ten percent less until Sunday.'},
    ],
  },
];

export default function WithAnImage() {
  return <RichText text={STORY} className="max-w-96" />;
}
