import {audiblePart} from '../announcer/regions.ts';
import {layerClassName} from './variants.ts';

const ID = 'storefront-toolkit-toasts';

let layer: HTMLElement | undefined;

/** The layer above the page that holds the regions of all providers, in the browser's top layer while one of them has a toast. */
export function layerOf(): HTMLElement {
  layer ??= document.getElementById(ID) ?? createLayer();
  return layer;
}

function createLayer() {
  const created = document.createElement('div');
  created.id = ID;
  created.className = layerClassName;
  created.setAttribute('popover', 'manual');
  return created;
}

/** Moves the layer into the topmost modal dialog, which makes everything outside of it inert, and shows it on top. */
function raise() {
  const place = audiblePart();
  const current = layerOf();
  if (place && current.parentElement !== place) {
    // A drawer hides the page around it from screen readers, and the layer with it.
    current.removeAttribute('aria-hidden');
    place.append(current);
  }
  if (!current.matches(':popover-open')) current.showPopover();
}

let users = 0;
let shown = 0;
let observer: MutationObserver | undefined;

/** Keeps the layer in the page, until all that have asked for it let go of it. */
export function attachLayer(): () => void {
  users += 1;
  if (!layerOf().isConnected) document.body.append(layerOf());
  return () => {
    users -= 1;
    if (users === 0) layerOf().remove();
  };
}

/** Keeps the layer shown above everything else, until all that have asked for it let go of it. */
export function showLayer(): () => void {
  shown += 1;
  raise();
  observer ??= new MutationObserver(raise);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'aria-modal'],
  });
  return () => {
    shown -= 1;
    if (shown > 0) return;
    observer?.disconnect();
    layerOf().hidePopover();
  };
}
