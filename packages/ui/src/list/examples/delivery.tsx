import {List, ListItem} from '@storefront-toolkit/ui/list';

const icon = (d: string) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d={d} />
  </svg>
);
const truck = icon(
  'M1.5 5h10v8h-10zM11.5 8h4l3 3v2h-7M5 13a1.5 1.5 0 1 0 .1 0M14 13a1.5 1.5 0 1 0 .1 0',
);
const shop = icon('M3 8v9h14V8M2 8l2-5h12l2 5zM8 17v-5h4v5');
const back = icon('M4 8h9a4 4 0 0 1 0 8H7M7 4.5 3.5 8 7 11.5');

export default function Delivery() {
  return (
    <List marker="none" divided className="max-w-96">
      <ListItem icon={truck}>
        <strong>Tomorrow</strong> if you order before noon
      </ListItem>
      <ListItem icon={shop}>
        <strong>Today</strong> in the store, ready in two hours
      </ListItem>
      <ListItem icon={back}>
        <strong>60 days</strong> to send it back
      </ListItem>
    </List>
  );
}
