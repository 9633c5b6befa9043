import {List, ListItem} from '@storefront-toolkit/ui/list';

const SERVICES = [
  'Delivered to your door, carried upstairs if you like',
  'Sixty days to return it',
  'Two years of free repairs',
];

export default function Included() {
  return (
    <List marker="check" className="max-w-prose">
      {SERVICES.map((service) => (
        <ListItem key={service}>{service}</ListItem>
      ))}
    </List>
  );
}
