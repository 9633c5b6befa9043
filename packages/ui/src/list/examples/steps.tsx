import {List, ListItem} from '@storefront-toolkit/ui/list';

export default function Steps() {
  return (
    <List marker="decimal" className="max-w-prose">
      <ListItem>
        Put the parcel together, <strong>with the note from the box</strong>.
      </ListItem>
      <ListItem>Stick on the label that we have sent you by mail.</ListItem>
      <ListItem>
        Bring it to any post office. You get the money back as soon as it has arrived, within five
        days at most.
      </ListItem>
    </List>
  );
}
