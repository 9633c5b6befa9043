import type {TableBlock, TableCell} from '@storefront-toolkit/types/cms';
import {Table} from '@storefront-toolkit/ui/table';

const cell = (text: string, more?: Partial<TableCell>): TableCell => ({
  content: [{type: 'Text', text}],
  alignment: 'end',
  ...more,
});

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const RAIN = {
  'West coast': [160, 120, 105, 70, 60, 65, 75, 100, 110, 150, 165, 170],
  Mountains: [130, 110, 120, 125, 150, 170, 180, 175, 140, 120, 130, 140],
};

const block: TableBlock = {
  type: 'Table',
  id: 'rain',
  caption: 'Rain in a month, in millimeters',
  head: [
    {
      id: 'months',
      cells: [cell('Region', {alignment: 'start'}), ...MONTHS.map((month) => cell(month))],
    },
  ],
  body: Object.entries(RAIN).map(([region, figures]) => ({
    id: region,
    cells: [
      cell(region, {heading: true, alignment: 'start'}),
      ...figures.map((figure) => cell(String(figure))),
    ],
  })),
};

export default function ManyColumns() {
  return <Table block={block} className="max-w-sm" />;
}
