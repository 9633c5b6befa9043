import {Fragment} from 'react';
import {comparedFields} from '@site/guides/normalization/vendors';

/** Code that may break behind a dot, a slash or a comma, so that three columns fit on a phone. */
function Code({text}: {text: string}) {
  return (
    <code>
      {text.split(/(?<=[./,])(?!")/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

const Value = ({value}: {value: unknown}) => <Code text={JSON.stringify(value)} />;

/** The same product as vendors send it, above the results of their normalizers: both are read in the build. */
export default function ProductComparison() {
  return (
    <table>
      <thead>
        <tr>
          {comparedFields[0]?.sources.map(({vendor}) => (
            <th key={vendor} scope="col">
              {vendor}
            </th>
          ))}
        </tr>
      </thead>
      {comparedFields.map(({field, sources}) => {
        const isShared = new Set(sources.map(({made}) => JSON.stringify(made))).size === 1;
        return (
          <tbody key={field}>
            <tr>
              <th scope="rowgroup" colSpan={sources.length}>
                <Code text={field} />
              </th>
            </tr>
            <tr>
              {sources.map(({vendor, path, sent}) => (
                <td key={vendor}>
                  <Code text={path} />
                  <br />
                  <Value value={sent} />
                </td>
              ))}
            </tr>
            <tr>
              {sources.slice(0, isShared ? 1 : undefined).map(({vendor, made}) => (
                <td key={vendor} colSpan={isShared ? sources.length : 1}>
                  becomes <Value value={made} />
                </td>
              ))}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
