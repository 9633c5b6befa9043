import sheets from '@generated/storefront-components/default/sheets.json';
import {type ColorToken, type Token, tokens, type ValueToken} from '@storefront-toolkit/theme';
import TokenDrawing from './TokenDrawing';
import {utilityOf} from './utilities';

interface TokenTableProps {
  /** Group of `theme.css`: the text after the hash in `/* # Surfaces`. */
  of: string;
}

function tokensOf(group: string): Token[] {
  const found = tokens.filter((token) => token.group === group);
  if (found.length === 0) {
    const groups = [...new Set(tokens.map((token) => token.group))].join(', ');
    throw new Error(
      `<TokenTable of="${group}"> names no group of theme.css, so the table would be empty. Groups: ${groups}.`,
    );
  }
  return found;
}

/** Text of a comment, with the parts in backticks as code. */
function Purpose({text}: {text: string}) {
  const parts = text.split('`');
  return <p>{parts.map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))}</p>;
}

function Name({token}: {token: Token}) {
  const utility = utilityOf(token);
  return (
    <th scope="row">
      <code>{token.name}</code>
      {utility && <span className="token-utility">{utility}</span>}
      <Purpose text={token.purpose} />
    </th>
  );
}

function Swatch({token, mode}: {token: ColorToken; mode: 'light' | 'dark'}) {
  const swatch = <span className="token-swatch" data-token={token.name} />;
  return (
    <td>
      <span data-theme={mode}>
        {token[mode].startsWith('#') ? swatch : <span className="token-veil">{swatch}</span>}
      </span>
      <span className="token-value">{token[mode]}</span>
    </td>
  );
}

function ColorTable({rows}: {rows: ColorToken[]}) {
  return (
    <table className="token-table">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col" className="token-mode">
            Light
          </th>
          <th scope="col" className="token-mode">
            Dark
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((token) => (
          <tr key={token.name}>
            <Name token={token} />
            <Swatch token={token} mode="light" />
            <Swatch token={token} mode="dark" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ValueTable({rows}: {rows: ValueToken[]}) {
  return (
    <table className="token-table">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col" className="token-half">
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((token) => (
          <tr key={token.name}>
            <Name token={token} />
            <td>
              <TokenDrawing token={token} />
              <span className="token-value">{token.value}</span>
              {token.reducedMotion && (
                <span className="token-value">reduced motion: {token.reducedMotion}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tokens of a group as `theme.css` has them, drawn. Plain HTML, without a script in the browser. */
export default function TokenTable({of}: TokenTableProps) {
  const rows = tokensOf(of);
  const colors = rows.filter((token) => token.kind === 'color');
  const values = rows.filter((token) => token.kind === 'value');
  return (
    <div data-example-styles={sheets.tokens}>
      {colors.length > 0 && <ColorTable rows={colors} />}
      {values.length > 0 && <ValueTable rows={values} />}
    </div>
  );
}
