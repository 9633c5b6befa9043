import {createStorageSlot} from '@docusaurus/theme-common';

/** The start script reads it too, by this name. */
const slot = createStorageSlot('searchSlash');

/** Whether a slash opens the search, as the reader chose. */
export const slashKey = {
  /** Tells of each change, also of one in another tab. Returns how to stop it. */
  listen: (onChange: () => void) => slot.listen(onChange),
  isOn: () => slot.get() !== 'off',
  set: (isOn: boolean) => slot.set(isOn ? 'on' : 'off'),
};
