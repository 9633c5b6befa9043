import {BackToTop} from '@storefront-toolkit/ui/back-to-top';

const GLOVES = ['Lined', 'Unlined', 'Fingerless', 'Driving', 'Touch screen', 'Cashmere', 'Ski'];

export default function ToTheFilters() {
  return (
    <div className="h-72 overflow-y-auto rounded-md border border-line p-4">
      <label className="grid gap-1">
        Size
        <select id="glove-size" className="min-h-11 rounded-md border border-line-strong px-3">
          <option>All sizes</option>
          <option>7</option>
          <option>8</option>
        </select>
      </label>
      <ul>
        {GLOVES.map((glove) => (
          <li key={glove} className="border-b border-line py-6">
            {glove} gloves
          </li>
        ))}
      </ul>
      <BackToTop position="sticky" href="#glove-size">
        Change the size
      </BackToTop>
    </div>
  );
}
