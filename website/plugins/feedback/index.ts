import type {Plugin} from '@docusaurus/types';

/**
 * Ends each document with the question if it was helpful. Used only if the site's settings ask it: without this theme, neither
 * pages nor scripts have a byte for it.
 */
export default function feedback(): Plugin {
  return {name: 'feedback', getThemePath: () => './theme'};
}
