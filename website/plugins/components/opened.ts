import {readFileSync} from 'node:fs';
import type {Plugin} from 'esbuild';

/** Roots of overlays whose content is in no server-rendered HTML, since a portal takes it to the end of the page. */
const PORTALED_ROOT = /<((?:ContextMenu|Drawer|DropdownMenu|Select)Root)(?: open=\{\w+\})?/;

/** Where Base UI gives its portals their name. */
const PORTAL = 'export const FloatingPortal = ';

/** Renders a portal's content in its place. */
const IN_PLACE = `${PORTAL}({className, children}) => _jsx('div', {className, children});\nexport const Unused = `;

/** Attributes by which a picture would name or open something of the live example beside it, or be taken for it. */
const REFERENCES = / (?:role|id|for|form|name|commandfor|popovertarget)="[^"]*"/g;

/** The style that waits for a browser to measure where a popup goes. */
const UNPLACED = / style="[^"]*--available-width:[^"]*"/g;

/** Bundles examples with their first overlay open, and with its content where the example has it. */
export const opened: Plugin = {
  name: 'opened',
  setup(build) {
    build.onLoad({filter: /\/FloatingPortal\.m?js$/}, ({path}) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes(PORTAL)) {
        throw new Error(
          `${path} has no "${PORTAL}", so cards would show no open menu. Adapt website/plugins/components/opened.ts.`,
        );
      }
      return {contents: source.replace(PORTAL, IN_PLACE), loader: 'js'};
    });
    build.onLoad({filter: /\/examples\/[\w-]+\.tsx$/}, ({path}) => ({
      contents: readFileSync(path, 'utf8').replace(PORTALED_ROOT, '<$1 open'),
      loader: 'tsx',
    }));
  },
};

/**
 * Opens the first native overlay of some HTML: a dialog, or a popover with content, which `picture.css` puts into the flow.
 *
 * @param html - As React renders it.
 */
export function withOpenOverlay(html: string): string {
  return html
    .replaceAll(UNPLACED, '')
    .replaceAll(REFERENCES, '')
    .replace('<dialog ', '<dialog open="" ')
    .replace(/ popover="(?:auto|manual)"([^>]*>(?!<\/))/, ' open="" data-in-flow=""$1');
}
