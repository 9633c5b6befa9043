import {Hypertext} from '@storefront-toolkit/ui/text-components/hypertext';

const SENTENCES = [
  'Order <strong>before noon</strong>, and we send it today',
  'Two for the price of <em>one</em>',
  'The day pack for €35.00 instead of <s>€49.00</s>',
  'Weller Street 4<br>Open until eight',
  '<strong>Last chance: <em>all</em> tents</strong>, while stocks last',
];

export default function Tags() {
  return (
    <ul className="grid gap-3">
      {SENTENCES.map((sentence) => (
        <li key={sentence}>
          <Hypertext text={sentence} />
        </li>
      ))}
    </ul>
  );
}
