import type {RichText as RichTextTree} from '@storefront-toolkit/types/cms';
import {RichText} from '@storefront-toolkit/ui/text-components/rich-text';

/** An attack by somebody who has an editor's password. */
const TEXT: RichTextTree = [
  {
    type: 'Paragraph',
    content: [
      {type: 'Text', text: '<img src=x onerror=alert(1)>', marks: ['strong']},
      {type: 'Text', text: ' and a link to the '},
      {
        type: 'Link',
        link: {type: 'Url', url: ' JavaScript:alert(1)', newTab: false},
        content: [{type: 'Text', text: 'sale'}],
      },
      {type: 'Text', text: '.'},
    ],
  },
  {
    type: 'Quote',
    content: [{type: 'Paragraph', content: [{type: 'Text', text: '</blockquote><script>'}]}],
    source: '"><svg onload=alert(1)>',
  },
];

export default function HostileContent() {
  return <RichText text={TEXT} />;
}
