import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {prepareBuild} from '@storefront-toolkit/server';
import {writeIndex} from '../../plugins/search/write-index';
import config from '../../docusaurus.config';
import settings, {offline, readers} from '../../site.config';
import {colorModeAsset, digested, readersAsset} from '../emit/page/scripts';
import {startCompression} from './early-compression';
import {openCards} from './cards/draw-cards';
import {finishPage, type PageAssets} from './finish-page';
import {withFontNames} from './font-names';
import {type KeptResults, openResults} from './kept-results';
import {writeOffline, writeRemoval} from './offline/write-offline';
import {pagesOf, redirectsOf} from './redirects';
import {splitLater} from './styles/later';
import {namesIn} from './styles/names';
import {requiredClasses, trimStyles} from './styles/trim';
import {charactersOf, subsetFontOf} from './subset-fonts';

const SITE = path.resolve(__dirname, '../..');

/** Paths of the HTML files below a folder, from there, with slashes. */
function htmlFiles(root: string): string[] {
  return readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'));
}

function* textsOf(files: readonly string[]) {
  for (const file of files) yield readFileSync(file, 'utf8');
}

/**
 * Writes a file under a name with its digest.
 *
 * @param name - Below `assets`, without the digest.
 * @returns Its address.
 */
function writeAsset(root: string, name: string, content: string | Buffer): string {
  const {file} = digested(name, content);
  writeFileSync(path.join(root, 'assets', file), content);
  return `${settings.baseUrl}assets/${file}`;
}

/**
 * Replaces the fonts of the site by ones that hold what its pages need, and names these in its style sheets. There are
 * none when the site takes its fonts from a font host.
 */
async function writeFonts(root: string, pages: readonly string[], results: KeptResults) {
  if (settings.fonts !== 'self') return;
  const folder = path.join(root, 'assets/fonts');
  const characters = charactersOf(textsOf(pages));
  const renamed = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.woff2'))) {
    const whole = readFileSync(path.join(folder, file));
    const font = await results.keep(['font', whole, characters], async () =>
      (await subsetFontOf(whole, characters)).toString('base64'),
    );
    rmSync(path.join(folder, file));
    // One short name for all, since each page that is opened first pays for the names. The digests tell them apart.
    renamed.set(
      `${settings.baseUrl}assets/fonts/${file}`,
      writeAsset(root, 'fonts/font.woff2', Buffer.from(font, 'base64')),
    );
  }
  const sheet = wholeSheet(root);
  writeFileSync(sheet, withFontNames(readFileSync(sheet, 'utf8'), renamed, characters));
}

/** The style sheet that the framework makes of all that pages have in common. */
function wholeSheet(root: string): string {
  const folder = path.join(root, 'assets/css');
  const sheets = readdirSync(folder).filter((file) => /^styles\.\w+\.css$/.test(file));
  if (sheets.length !== 1) {
    throw new Error(
      `There are ${sheets.length} files styles.<hash>.css in ${folder} instead of one, so pages would be without styles. ` +
        'If the framework names the file otherwise now, adapt wholeSheet in website/delivery/finish/main.ts.',
    );
  }
  return path.join(folder, sheets[0]!);
}

/**
 * Replaces the site's style sheet by what can have an effect on the site (see `styles/trim.ts`), in two parts (see
 * `styles/later.ts`). Says which pages need the second, or one of the style sheets that load with the code of some pages.
 */
async function writeStyles(root: string, pages: readonly string[], results: KeptResults) {
  const textsIn = (part: string, extension: string) =>
    readdirSync(path.join(root, part))
      .filter((file) => file.endsWith(extension))
      .map((file) => path.join(root, part, file));
  const whole = wholeSheet(root);
  const others = textsIn('assets/css', '.css').filter((file) => file !== whole);
  const scripts = textsIn('assets/js', '.js');
  const names = namesIn(textsOf(pages), textsOf(scripts));
  const [css = '', ...more] = [...textsOf([whole, ...others])];
  const {first, later} = await results.keep(
    [
      'styles',
      css,
      ...more,
      ...Object.values(names).map((set: ReadonlySet<string>) => [...set].sort().join('\n')),
    ],
    () => splitLater(trimStyles(css, more, names)),
  );
  rmSync(whole);
  const write = (name: string, text: string) => writeAsset(root, `css/${name}.css`, text);
  const own = (text: string, ...linked: string[]) => {
    const common = new Set(linked.flatMap((sheet) => [...requiredClasses(sheet)]));
    return new Set([...requiredClasses(text)].filter((name) => !common.has(name)));
  };
  return {
    styles: write('styles', first),
    laterStyles: {href: write('later', later), classes: own(later, first)},
    pageStyles: others.map((file, index) => ({
      href: `${settings.baseUrl}assets/css/${path.basename(file)}`,
      classes: own(more[index]!, first, later),
    })),
  };
}

/** Draws cards as files, and gives their addresses with the site's origin, which other services need. */
function openCardFiles(root: string, results: KeptResults): PageAssets['drawCard'] {
  const logo = path.join(SITE, 'static/img/logo.svg');
  const draw = openCards({title: settings.title, logo}, results.keep);
  mkdirSync(path.join(root, 'assets/cards'), {recursive: true});
  return async (card) => {
    const picture = await draw(card);
    return picture && settings.url + writeAsset(root, 'cards/card.png', picture);
  };
}

/** Finishes the emitted pages, writes the search index of them, then makes the build ready for the servers. */
async function main() {
  const root = path.join(SITE, 'build');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const redirects = redirectsOf(config.plugins as PluginConfig[]);
  const pages = pagesOf(htmlFiles(root), read, redirects).map((file) => path.join(root, file));
  const results = openResults(path.join(SITE, '.cache/finish'));
  const cacheFolder = path.join(SITE, '.cache/compressed');
  const waitForCompression = startCompression({root, cacheFolder});
  await writeFonts(root, pages, results);
  const assets = [colorModeAsset(), readersAsset(readers, settings.baseUrl)];
  for (const {file, content} of assets.filter((asset) => asset !== undefined)) {
    writeFileSync(path.join(root, 'assets', file), content);
  }
  const styles = await writeStyles(root, pages, results);
  const drawCard = openCardFiles(root, results);
  for (const file of pages) {
    writeFileSync(file, await finishPage(readFileSync(file, 'utf8'), {...styles, drawCard}));
  }
  const index = await writeIndex(root, settings.baseUrl, results.keep);
  console.log(`[finish] ${index.records} search records of ${index.pages} pages`);
  if (offline) {
    const {baseUrl, search} = settings;
    const kept = writeOffline({root, baseUrl, pages, searchPagePath: search.searchPagePath});
    console.log(
      `[finish] ${kept.pages} pages and ${kept.files} files can be kept for offline, ${kept.megabytes} MB`,
    );
  } else {
    writeRemoval(root, settings.baseUrl);
  }
  const early = await waitForCompression();
  const prepared = await prepareBuild({
    root,
    settings: {...settings, ...readers},
    cacheFolder,
    keepPage: results.keep,
  });
  await results.save();
  const {pages: count, inlineScripts, compressed, reused} = prepared;
  console.log(
    `[finish] ${count} pages, ${inlineScripts} inline scripts allowed by hash, ${early.written + compressed} compressed files, ` +
      `${early.reused + reused} of them as before`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
