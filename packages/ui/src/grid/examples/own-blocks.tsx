import type {Block, BlockBase, GridBlock} from '@storefront-toolkit/types/cms';
import {Grid} from '@storefront-toolkit/ui/grid';

/** A block that only this store has. */
interface PromiseBlock extends BlockBase {
  readonly type: 'Promise';
  readonly title: string;
  readonly text: string;
}

const block: GridBlock<PromiseBlock> = {
  type: 'Grid',
  id: 'promises',
  columns: {base: 1, sm: 2, lg: 3},
  gap: {base: 'large'},
  items: [
    {type: 'Promise', id: 'returns', title: '30 days', text: 'to send back what does not fit.'},
    {type: 'Promise', id: 'repairs', title: '5 years', text: 'of repairs, zips included.'},
    {type: 'Promise', id: 'shipping', title: 'Over €50', text: 'we ship for free.'},
  ],
};

function renderBlock(item: Block<PromiseBlock>) {
  if (item.type !== 'Promise') return null;
  return (
    <div className="border-s-4 border-brand ps-4">
      <h3 className="text-xl">{item.title}</h3>
      <p>{item.text}</p>
    </div>
  );
}

export default function OwnBlocks() {
  return <Grid block={block} renderBlock={renderBlock} />;
}
