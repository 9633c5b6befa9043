import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '@storefront-toolkit/ui/dialog';

const SIZES = ['S', 'M', 'L', 'XL'];

export default function SizeGuide() {
  return (
    <DialogRoot>
      <DialogTrigger variant="secondary">Size guide</DialogTrigger>
      <DialogContent>
        <DialogTitle>Sizes of jackets</DialogTitle>
        <DialogDescription>
          Measure over a shirt, and take the larger size in doubt.
        </DialogDescription>
        <DialogBody>
          <table className="w-full border-collapse [&_th]:text-start">
            <thead className="border-b border-line-strong">
              <tr className="h-10">
                <th scope="col">Size</th>
                <th scope="col">Chest</th>
                <th scope="col">Sleeve</th>
              </tr>
            </thead>
            <tbody>
              {SIZES.map((size, index) => (
                <tr key={size} className="h-10 border-b">
                  <th scope="row">{size}</th>
                  <td>{92 + index * 6} cm</td>
                  <td>{63 + index} cm</td>
                </tr>
              ))}
            </tbody>
          </table>
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  );
}
