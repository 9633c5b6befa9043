import type {Settings} from './address';

/** The media features that a stage can simulate, each with how a style sheet asks for it. */
const FEATURES = {
  lessMotion: {
    on: /prefers-reduced-motion:\s*reduce/,
    off: /prefers-reduced-motion:\s*no-preference/,
  },
  forcedColors: {on: /forced-colors:\s*active/, off: /forced-colors:\s*none/},
} as const;

/** The media queries of rules before the first change. */
const queries = new WeakMap<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    // Not by `instanceof`: the rules belong to another window.
    if (rule.constructor.name === 'CSSMediaRule') yield rule as CSSMediaRule;
    if ('cssRules' in rule) yield* mediaRules((rule as CSSGroupingRule).cssRules);
  }
}

/** The query under which a rule applies in a stage. */
function simulated(query: string, settings: Settings): string {
  for (const [name, {on, off}] of Object.entries(FEATURES)) {
    if (!settings[name as keyof typeof FEATURES]) continue;
    if (on.test(query)) return 'all';
    if (off.test(query)) return 'not all';
  }
  return query;
}

/**
 * The system's colors in place of the example's, as near as a style sheet comes to what browsers do (CSS Color
 * Adjustment, section 3.1).
 */
const FORCED = `
:root, *, ::before, ::after {
  color: CanvasText !important; border-color: CanvasText !important; background-color: Canvas !important;
  box-shadow: none !important; text-shadow: none !important; accent-color: auto !important;
}
a, a * {color: LinkText !important}
button, button *, [role=button], [role=button] * {color: ButtonText !important}
input, select, textarea {color: FieldText !important; background-color: Field !important}
:disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] * {color: GrayText !important}
[aria-selected=true], [data-highlighted] {color: HighlightText !important; background-color: Highlight !important}`;

/**
 * Lets a document see a reader with other settings than this one has: its style sheets apply as for that reader, and its
 * colors are the system's.
 */
export function simulate(document: Document, settings: Settings): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      const query = queries.get(rule) ?? rule.media.mediaText;
      queries.set(rule, query);
      const wanted = simulated(query, settings);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
  }
  const window = document.defaultView as Window & typeof globalThis;
  if (!settings.forcedColors) document.adoptedStyleSheets = [];
  else if (document.adoptedStyleSheets.length === 0) {
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(FORCED);
    document.adoptedStyleSheets = [sheet];
  }
}
