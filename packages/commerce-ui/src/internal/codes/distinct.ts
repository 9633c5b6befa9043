import {reportMisuse} from '@storefront-toolkit/ui/internal';

/** The items whose keys are there and differ. Reports the others in development. */
export function distinct<Item>(
  component: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  advice: string,
): Item[] {
  return items.filter((item, index) => {
    const key = keyOf(item);
    const isFirst = items.findIndex((one) => keyOf(one) === key) === index;
    if (key.trim() !== '' && isFirst) return true;
    if (process.env.NODE_ENV !== 'production') {
      const fault = isFirst ? 'without a key' : 'twice';
      reportMisuse(component, `got an item ${fault}, so it is left out. ${advice}`);
    }
    return false;
  });
}
