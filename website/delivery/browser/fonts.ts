import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from './when-idle';

/** The fonts of packages/theme/src/fonts.css. */
const FONTS = ['1em Instrument Sans Variable', '1em JetBrains Mono Variable'];

/** Says in storage that the fonts are in the browser's cache. The start script copies it to the root element. */
const MARK = 'fonts';

/** Time for what the reader turns to, which comes first, in milliseconds. */
const DELAY = 2000;

interface Connection {
  effectiveType: string;
  saveData: boolean;
}

/** Whether the reader's connection is one on which nothing is loaded ahead. */
function isSpared(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return !!connection && (connection.saveData || connection.effectiveType.includes('2g'));
}

async function load() {
  await Promise.all(FONTS.map((font) => document.fonts.load(font)));
  localStorage.setItem(MARK, '1');
}

/**
 * Loads the fonts when the application runs, for the pages that are opened after that: to change the font of a page
 * that is being read would move its text. Without storage, pages stay in the stand-ins (see `css/fonts.css`).
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  const isMarked = MARK in document.documentElement.dataset;
  if (previousLocation || isMarked || isSpared()) return;
  setTimeout(() => whenIdle(() => void load().catch(() => {})), DELAY);
};
