import sheets from '@generated/storefront-components/default/sheets.json';
import {
  type ColorToken,
  type ContrastPair,
  contrastPairs,
  contrastRatio,
  type ContrastRule,
  tokens,
} from '@storefront-toolkit/theme';

type Mode = 'light' | 'dark' | 'lightContrast' | 'darkContrast';

function colorOf(key: string): ColorToken {
  const token = tokens.find(({name}) => name === `--color-${key}`);
  if (token?.kind !== 'color') throw new Error(`There is no color --color-${key} in theme.css.`);
  return token;
}

/** The ratio, rounded down: one that is printed as 4.5 is not below it. */
function ratio({foreground, background}: ContrastPair, mode: Mode): string {
  const exact = contrastRatio(colorOf(foreground)[mode], colorOf(background)[mode]);
  return (Math.floor(exact * 100) / 100).toFixed(2);
}

function Sample({pair, mode}: {pair: ContrastPair; mode: 'light' | 'dark'}) {
  const isEdge = pair.rule === 'edge';
  return (
    <td>
      <span
        className="token-ratio"
        data-theme={mode}
        data-ground={pair.background}
        data-ink={isEdge ? 'ink' : pair.foreground}
      >
        {isEdge && <span data-ink={pair.foreground} />}
        {ratio(pair, mode)}
      </span>
    </td>
  );
}

interface ContrastTableProps {
  /** Rule that the pairs come from. */
  of: ContrastRule;
}

/** Every pair of colors that a rule finds, drawn, with its contrast as measured. Plain HTML, without a script in the browser. */
export default function ContrastTable({of}: ContrastTableProps) {
  const pairs = contrastPairs().filter(({rule}) => rule === of);
  return (
    <div data-example-styles={sheets.contrast}>
      <table className="token-table">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col" className="token-need">
              Asked
            </th>
            <th scope="col" className="token-mode">
              Light
            </th>
            <th scope="col" className="token-mode">
              Dark
            </th>
            <th scope="col" className="token-mode token-more">
              More contrast, light and dark
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.foreground} ${pair.background}`}>
              <th scope="row">
                <code>{pair.foreground}</code> on <code>{pair.background}</code>
              </th>
              <td>{pair.minimum}</td>
              <Sample pair={pair} mode="light" />
              <Sample pair={pair} mode="dark" />
              <td className="token-more">
                {ratio(pair, 'lightContrast')}, {ratio(pair, 'darkContrast')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
