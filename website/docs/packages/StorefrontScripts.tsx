import scripts from '../../../apps/storefront/tests/scripts.json';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The JavaScript of storefronts by page, as the check `storefront` records it. */
export default function StorefrontScripts() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Storefront</th>
          <th scope="col">Measured</th>
          <th scope="col">Listing</th>
          <th scope="col">Product page</th>
        </tr>
      </thead>
      <tbody>
        {scripts.map(({name, version, measured, listing, product}) => (
          <tr key={name}>
            <td>
              {name} {version}
            </td>
            <td>{measured}</td>
            <td>{kilobytes(listing)}</td>
            <td>{kilobytes(product)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
