import type {ReactNode} from 'react';
import type {ValueToken} from '@storefront-toolkit/theme';

const LONG_TEXT =
  'Free returns within thirty days. We pay for shipping, and you get your money back within a week.';

/** The drawing of each kind of token, by the start of its name. The rules are made by plugins/theming/drawings.ts. */
const DRAWINGS: readonly (readonly [RegExp, (name: string) => ReactNode])[] = [
  [/--line-height$/, () => null],
  [
    /^--(text|font|tracking)-/,
    (name) => (
      <span className="token-specimen token-short" data-token={name}>
        Wool scarf
      </span>
    ),
  ],
  [
    /^--leading-/,
    (name) => (
      <span className="token-specimen" data-token={name}>
        {LONG_TEXT}
      </span>
    ),
  ],
  [
    /^--(spacing|container|breakpoint|transition-duration)/,
    (name) => <span className="token-bar" data-token={name} />,
  ],
  [/^--(radius|shadow)-/, (name) => <span className="token-box" data-token={name} />],
  [/^--aspect-/, (name) => <span className="token-box token-shape" data-token={name} />],
  [
    /^--grid-template-columns-/,
    (name) => (
      <span className="token-grid" data-token={name}>
        {Array.from({length: name.endsWith('-page') ? 12 : 3}, (_, index) => (
          <span key={index} />
        ))}
      </span>
    ),
  ],
];

/** The curve of an easing: time to the right, progress upwards. */
function Curve({value}: {value: string}) {
  const numbers = /^cubic-bezier\((.+)\)$/.exec(value)?.[1]?.split(',').map(Number);
  if (numbers?.length !== 4) return null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
  const at = (x: number, y: number) => `${x * 64} ${(1 - y) * 64}`;
  return (
    <svg
      className="token-curve"
      width="64"
      height="64"
      viewBox="0 0 64 64"
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  );
}

/** A token's look: a specimen of text, a bar, a box or a curve. Nothing for those that have no look. */
export default function TokenDrawing({token: {name, value}}: {token: ValueToken}) {
  if (name.startsWith('--ease-')) return <Curve value={value} />;
  return DRAWINGS.find(([start]) => start.test(name))?.[1](name) ?? null;
}
