import {List, ListItem} from '@storefront-toolkit/ui/list';

const PARTS = [
  'The tent, with its poles',
  'Twelve pegs, and two to spare',
  'Four guy lines that reflect light',
  'A bag for all of it',
];

export default function InTheBox() {
  return (
    <List aria-label="In the box">
      {PARTS.map((part) => (
        <ListItem key={part}>{part}</ListItem>
      ))}
    </List>
  );
}
