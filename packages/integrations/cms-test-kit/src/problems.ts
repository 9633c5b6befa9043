import type {StorefrontLink} from '@storefront-toolkit/types/cms';

const linkTypes: readonly StorefrontLink['type'][] = [
  'Page',
  'Product',
  'SearchResults',
  'Home',
  'Url',
];

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function problemsOfObject(value: Plain, path: string): readonly string[] {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${path}: ${problem}`);
  for (const key of ['id', 'text', 'src', 'slug', 'layout', 'title', 'label']) {
    // A text may be a tree, and the text of a hero is left out when it is empty.
    const held = value[key];
    if (key in value && typeof held !== 'string' && !Array.isArray(held))
      say(`${key} isn't a text`);
  }
  for (const key of ['width', 'height', 'aspectRatio', 'interval', 'duration']) {
    const held = value[key];
    const fits = typeof held === 'number' ? Number.isFinite(held) : typeof held === 'string';
    if (key in value && !fits) say(`${key} isn't a number`);
  }
  for (const key of ['content', 'items', 'links', 'slides', 'navigation', 'above', 'below']) {
    const isDistance = key === 'above' || key === 'below' ? typeof value[key] === 'string' : false;
    const isRegion = path.endsWith('.spacing') || isDistance;
    if (key in value && !isRegion && !Array.isArray(value[key])) say(`${key} isn't a list`);
  }
  const {link, url} = value;
  if (isPlain(link) && !('text' in link) && !linkTypes.some((type) => type === link.type)) {
    say(`link has no type of the contract`);
  }
  if (value.type === 'Url' && !/^(https?:\/\/|mailto:|tel:|[/#])/i.test(String(url))) {
    say(`${String(url)} may not be linked to`);
  }
  return problems;
}

/** Finds faults in a normalizer's result that the compiler can't see. */
export function problemsOf(value: unknown, path = 'result'): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => problemsOf(item, `${path}[${index}]`));
  }
  if (isPlain(value)) {
    // The payload of the vendor's own component is the vendor's.
    if (value.type === 'VendorRendered') return [];
    const own = problemsOfObject(value, path);
    const inside = Object.entries(value).flatMap(([key, item]) =>
      problemsOf(item, `${path}.${key}`),
    );
    return [...own, ...inside];
  }
  if (typeof value === 'number' && !Number.isFinite(value)) return [`${path} is not finite`];
  return ['function', 'symbol', 'bigint'].includes(typeof value) ? [`${path} isn't data`] : [];
}
