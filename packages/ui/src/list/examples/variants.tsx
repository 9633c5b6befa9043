import {List, ListItem} from '@storefront-toolkit/ui/list';

const MARKERS = ['disc', 'decimal', 'check', 'none'] as const;

export default function Variants() {
  return (
    <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
      {[false, true].flatMap((divided) =>
        MARKERS.map((marker) => (
          <div key={`${marker} ${divided}`}>
            <p className="pb-2 text-sm text-ink-muted">
              {marker}
              {divided && ', divided'}
            </p>
            <List marker={marker} divided={divided}>
              <ListItem>Tent</ListItem>
              <ListItem>Poles</ListItem>
              <ListItem>Pegs</ListItem>
            </List>
          </div>
        )),
      )}
    </div>
  );
}
