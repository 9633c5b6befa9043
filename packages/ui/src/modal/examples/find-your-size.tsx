import type {Block, ModalBlock} from '@storefront-toolkit/types/cms';
import {Modal} from '@storefront-toolkit/ui/modal';

const block: ModalBlock = {
  type: 'Modal',
  id: 'jacket-sizes',
  trigger: 'Find your size',
  title: 'Sizes of jackets',
  content: [
    {type: 'PromoText', id: 'measure', text: 'Measure your chest over a shirt, below the arms.'},
    {type: 'PromoText', id: 'between', text: 'Between two sizes, take the larger one.'},
  ],
};

function renderBlock(content: Block) {
  return content.type === 'PromoText' ? <p>{content.text}</p> : null;
}

export default function FindYourSize() {
  return <Modal block={block} renderBlock={renderBlock} />;
}
