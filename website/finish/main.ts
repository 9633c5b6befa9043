import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {prepareBuild} from '@storefront-toolkit/server';
import settings from '../site.config';
import {finishPage} from './finish-page';
import {buildStartScript} from './start/build-start-script';

/** Fonts that text in view needs: the sans on each page. Code blocks can wait for theirs. */
const PRELOADED_FONTS = /^instrument-sans-latin-wght-normal-\w+\.woff2$/;

/** Paths of the HTML files below a folder. */
function htmlFiles(root: string): string[] {
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(root, file));
}

/** Addresses of the fonts to preload. None when the site takes its fonts from a font host. */
function preloadedFonts(root: string): string[] {
  if (settings.fonts !== 'self') {
    return [];
  }
  const fonts = readdirSync(path.join(root, 'assets/fonts')).filter((file) =>
    PRELOADED_FONTS.test(file),
  );
  if (fonts.length === 0) {
    throw new Error(
      `No file in ${root}/assets/fonts matches ${PRELOADED_FONTS}, so text would be drawn twice. ` +
        'If the font of packages/theme/src/fonts.css changed, change the pattern in website/finish/main.ts.',
    );
  }
  return fonts.map((file) => `${settings.baseUrl}assets/fonts/${file}`);
}

/** Finishes the emitted pages, then makes the build ready for the servers. */
async function main() {
  const root = path.resolve(__dirname, '../build');
  const assets = {
    fonts: preloadedFonts(root),
    startScript: buildStartScript({
      announcementId: settings.announcement ? settings.announcement.id : '',
      defaultMode: 'light',
    }),
  };
  for (const file of htmlFiles(root)) {
    const eager = file === path.join(root, '404.html');
    writeFileSync(file, finishPage(readFileSync(file, 'utf8'), {...assets, eager}));
  }
  const {pages, inlineScripts, compressed} = await prepareBuild({root, settings});
  console.log(
    `[finish] ${pages} pages, ${inlineScripts} inline scripts allowed by hash, ${compressed} compressed files`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
