import type {Block, ModalBlock, TableRow} from '@storefront-toolkit/types/cms';
import {Modal} from '@storefront-toolkit/ui/modal';

const row = (id: string, words: string[]): TableRow => ({
  id,
  cells: words.map((text) => ({content: [{type: 'Text', text}]})),
});

const block: ModalBlock = {
  type: 'Modal',
  id: 'glove-sizes',
  trigger: 'Glove sizes',
  title: 'Glove sizes',
  content: [
    {
      type: 'Table',
      id: 'gloves',
      caption: 'Around the palm, in centimeters',
      head: [row('head', ['Size', 'Palm'])],
      body: [row('7', ['7', '18 to 19']), row('8', ['8', '20 to 21']), row('9', ['9', '22 to 23'])],
    },
  ],
};

function renderBlock(content: Block) {
  if (content.type !== 'Table') return null;
  const words = (one: TableRow) => one.cells.flatMap((cell) => cell.content);
  return (
    <ul>
      {content.body.map((one) => (
        <li key={one.id} className="grid grid-cols-2 border-b py-2">
          {words(one).map(
            (part) => part.type === 'Text' && <span key={part.text}>{part.text}</span>,
          )}
        </li>
      ))}
    </ul>
  );
}

export default function SizeTable() {
  return <Modal block={block} renderBlock={renderBlock} size="small" triggerVariant="ghost" />;
}
