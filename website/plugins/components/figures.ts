import type {KeyboardRow} from '@storefront-toolkit/ui/internal';
import type {ComponentCard, Figures} from '../../src/components/component-page/types';
import {coveredContracts, findVendors} from '../vendors/capabilities';
import {ROOT} from '../paths';

/**
 * Counts what the home page says of the toolkit.
 *
 * @param cards - The components that have a page.
 * @param keyboard - Keyboard rows, by component.
 */
export function countFigures(
  cards: readonly ComponentCard[],
  keyboard: Readonly<Record<string, readonly KeyboardRow[] | undefined>>,
): Figures {
  const vendors = findVendors(ROOT);
  const contracts = coveredContracts(vendors);
  return {
    components: cards.length,
    withoutScript: cards.filter(({boundary}) => boundary.gzip === 0).length,
    keyboardRows: Object.values(keyboard).reduce((sum, rows = []) => sum + rows.length, 0),
    vendors: vendors.map(({key, title, factories}) => ({
      key,
      title,
      contracts: contracts.filter((one) => factories[one.key]).map(({label}) => label),
    })),
  };
}
