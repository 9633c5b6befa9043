import type {Token} from '@storefront-toolkit/theme';

/** Beginnings of the names of tokens, with the Tailwind CSS utility that takes what follows. The first that fits counts. */
const UTILITIES: readonly (readonly [RegExp, string])[] = [
  [/--line-height$/, ''],
  [/^--text-/, 'text-'],
  [/^--font-weight-/, 'font-'],
  [/^--font-/, 'font-'],
  [/^--leading-/, 'leading-'],
  [/^--tracking-/, 'tracking-'],
  [/^--spacing-(gutter)$/, 'px-'],
  [/^--spacing-(grid)$/, 'gap-'],
  [/^--spacing-(section)$/, 'py-'],
  [/^--container-/, 'max-w-'],
  [/^--grid-template-columns-/, 'grid-cols-'],
  [/^--aspect-/, 'aspect-'],
  [/^--radius-/, 'rounded-'],
  [/^--shadow-/, 'shadow-'],
  [/^--z-index-/, 'z-'],
  [/^--transition-duration-/, 'duration-'],
  [/^--ease-/, 'ease-'],
  [/^--animate-/, 'animate-'],
];

const COLOR_UTILITY = {text: 'text-', edge: 'border-', surface: 'bg-'};

/** The utility of Tailwind CSS that a token is most used by, as in `bg-canvas`. Undefined for tokens without one. */
export function utilityOf(token: Token): string | undefined {
  const {name} = token;
  if (name === '--spacing') return 'p-4';
  if (token.kind === 'color') {
    const key = name.replace('--color-', '');
    if (key === 'focus') return 'outline-focus';
    if (key === 'line') return 'border-line';
    if (key === 'shadow') return undefined;
    const front = key.startsWith('on-') ? 'text-' : 'bg-';
    return (token.role ? COLOR_UTILITY[token.role] : front) + key;
  }
  if (name.startsWith('--breakpoint-')) return `${name.replace('--breakpoint-', '')}:flex`;
  const found = UTILITIES.find(([start]) => start.test(name));
  if (!found?.[1]) return undefined;
  const [start, utility] = found;
  return utility + (start.exec(name)?.[1] ?? name.replace(start, ''));
}
