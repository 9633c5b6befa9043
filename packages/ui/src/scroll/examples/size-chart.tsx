import {Scroll} from '@storefront-toolkit/ui/scroll';

const SIZES = {S: [88, 70, 94, 61], M: [94, 76, 100, 62], L: [100, 82, 106, 63]};

export default function SizeChart() {
  return (
    <div className="max-w-72">
      <h3 id="size-chart" className="mb-2 font-semibold">
        Sizes in centimeters
      </h3>
      <Scroll aria-labelledby="size-chart">
        <table className="w-max border-collapse [&_td]:px-4 [&_td]:py-2 [&_th]:px-4 [&_th]:py-2">
          <thead className="border-b border-line text-start">
            <tr>
              <th>Size</th>
              <th>Chest</th>
              <th>Waist</th>
              <th>Hip</th>
              <th>Sleeve</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(SIZES).map(([size, measures]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {measures.map((measure) => (
                  <td key={measure}>{measure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </div>
  );
}
