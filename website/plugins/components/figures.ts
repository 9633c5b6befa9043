import type {KeyboardRow, StateRow} from '@storefront-toolkit/ui/internal';
import type {ComponentCard, Figures} from '../../src/components/component-page/types';
import {coveredContracts, findVendors} from '../vendors/capabilities';
import {ROOT} from '../paths';

/** Rows of tables by component. */
type Rows<Row> = Readonly<Record<string, readonly Row[] | undefined>>;

/** The tables and examples of each component, by its name. */
interface Parts {
  /** Rows of keys. */
  keyboard: Rows<KeyboardRow>;
  /** Rows of the accessibility tree in each state. */
  states: Rows<StateRow>;
  /** Ids of examples. */
  examples: Rows<string>;
}

const countRows = (tables: Rows<unknown>) =>
  Object.values(tables).reduce((sum, rows = []) => sum + rows.length, 0);

/**
 * Counts what pages say of the toolkit.
 *
 * @param cards - The components that have a page.
 */
export function countFigures(
  cards: readonly ComponentCard[],
  {keyboard, states, examples}: Parts,
): Figures {
  const vendors = findVendors(ROOT);
  const contracts = coveredContracts(vendors);
  return {
    components: cards.length,
    withoutScript: cards.filter(({boundary}) => boundary.gzip === 0).length,
    keyboardRows: countRows(keyboard),
    stateRows: countRows(states),
    examples: countRows(examples),
    vendors: vendors.map(({key, title, factories}) => ({
      key,
      title,
      contracts: contracts.filter((one) => factories[one.key]).map(({label}) => label),
    })),
  };
}
