import type {Block, ModalBlock} from '@storefront-toolkit/types/cms';
import {IconButton} from '@storefront-toolkit/ui/button';
import {Modal} from '@storefront-toolkit/ui/modal';

const block: ModalBlock = {
  type: 'Modal',
  id: 'member-price',
  trigger: 'About member prices',
  title: 'Member prices',
  content: [
    {type: 'PromoText', id: 'who', text: 'Everybody with an account pays the lower price.'},
  ],
};

const renderBlock = (content: Block) => content.type === 'PromoText' && <p>{content.text}</p>;

const questionMark = (
  <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.75">
    <circle cx="10" cy="10" r="8" />
    <path d="M7.5 8a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .8-1 1.7m0 2.2v.1" strokeLinecap="round" />
  </svg>
);

export default function IconTrigger() {
  return (
    <div className="flex items-center gap-1">
      Member price €49.00
      <Modal
        block={block}
        renderBlock={renderBlock}
        trigger={
          <IconButton variant="ghost" label={block.trigger}>
            {questionMark}
          </IconButton>
        }
      />
    </div>
  );
}
