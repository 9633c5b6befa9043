import {List, ListItem} from '@storefront-toolkit/ui/list';

const PARTS = ['The tent, with its poles', 'Twelve pegs', 'Four guy lines', 'A bag for all of it'];

export default function InTheBox() {
  return (
    <List aria-label="In the box">
      {PARTS.map((part) => (
        <ListItem key={part}>{part}</ListItem>
      ))}
    </List>
  );
}
