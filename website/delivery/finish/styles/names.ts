import counted from '../../counted.cjs';

/** The names of a built site that its style sheets can ask for. */
export interface SiteNames {
  /** Tags, classes and ids of all pages. */
  ofPages: ReadonlySet<string>;
  /** Words of all scripts, which can give any of them to an element. */
  ofScripts: ReadonlySet<string>;
  /** Custom properties of Infima that pages or scripts name, which may read or set them. */
  properties: ReadonlySet<string>;
}

const CLASS = /\sclass=(?:"([^"]*)"|([^\s"'>]+))/g;
const ID = /\sid=(?:"([^"]*)"|([^\s"'>]+))/g;
const TAG = /<([a-z][\w-]*)/g;
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
const WORD = /[\w-]+/g;
const PROPERTY = /--ifm-[\w-]+/g;

/** The value of an attribute that a pattern found, with or without quotes. */
const valueOf = ([, quoted, plain]: RegExpExecArray) => quoted ?? plain ?? '';

/**
 * Classes of a page's elements.
 *
 * @throws If it has none.
 */
export const classesIn = (html: string): Set<string> =>
  new Set(
    counted
      .matchCounted(html, CLASS, {
        where: 'A page',
        what: 'classes',
        least: 1,
        harm: 'nobody could tell which styles it needs',
        adapt: 'website/delivery/finish/styles/names.ts',
      })
      .flatMap((found) => valueOf(found).split(/\s+/)),
  );

/** Collects the names of a site. */
export function namesIn(pages: Iterable<string>, scripts: Iterable<string>): SiteNames {
  const ofPages = new Set<string>();
  const ofScripts = new Set<string>();
  const properties = new Set<string>();
  const readScript = (text: string) => {
    for (const [word] of text.matchAll(WORD)) ofScripts.add(word);
    for (const [name] of text.matchAll(PROPERTY)) properties.add(name);
  };
  for (const html of pages) {
    for (const name of classesIn(html)) ofPages.add(name);
    for (const id of html.matchAll(ID)) ofPages.add(valueOf(id));
    for (const [, tag] of html.matchAll(TAG)) ofPages.add(tag!);
    for (const [, script] of html.matchAll(INLINE_SCRIPT)) readScript(script!);
    for (const [name] of html.matchAll(PROPERTY)) properties.add(name);
  }
  for (const script of scripts) readScript(script);
  return {ofPages, ofScripts, properties};
}

/**
 * Whether an element can get a name. A script may put the name of a variant together (`alert--` and `warning`), so its
 * beginning is enough.
 *
 * @param name - A tag, class or id. One with other signs than those of words counts as possible.
 */
export function canOccur(name: string, {ofPages, ofScripts}: SiteNames): boolean {
  if (ofPages.has(name) || !/^[\w-]+$/.test(name)) return true;
  const beginning = /^.*?(?:--|__)/.exec(name)?.[0];
  return ofScripts.has(name) || (beginning !== undefined && ofScripts.has(beginning));
}
