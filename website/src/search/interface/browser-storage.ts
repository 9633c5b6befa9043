import {createStorageSlot} from '@docusaurus/theme-common';
import {limited, parseStored, type SearchStorage} from './stored';

const recentSlot = createStorageSlot('search.recent');
const favoriteSlot = createStorageSlot('search.favorites');

const read = () =>
  limited({
    recent: parseStored(recentSlot.get()),
    favorites: parseStored(favoriteSlot.get()),
  });

/** The browser's storage. Where it is blocked nothing is kept: the framework's slots then warn once and do nothing. */
export const browserStorage: SearchStorage = {
  read,
  change(change) {
    const {recent, favorites} = change(read());
    recentSlot.set(JSON.stringify(recent));
    favoriteSlot.set(JSON.stringify(favorites));
  },
};
