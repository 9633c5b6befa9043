import {Hypertext} from '@storefront-toolkit/ui/text-components/hypertext';

/** Text that an editor pasted, and an attack. */
const SENTENCES = [
  'Blankets <b>and</b> throws',
  'Boots for <STRONG>wide</STRONG> feet',
  'For children < 12 & adults > 65',
  '<strong onclick="alert(1)">Gift cards</strong>',
  'Socks <img src=x onerror=alert(1)>',
  '<script>alert(1)</script> Headlamps',
];

export default function ShownAsItStands() {
  return (
    <ul className="grid gap-2">
      {SENTENCES.map((sentence) => (
        <li key={sentence}>
          <Hypertext text={sentence} size="sm" />
        </li>
      ))}
    </ul>
  );
}
