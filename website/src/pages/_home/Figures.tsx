import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import figures from '@generated/storefront-components/default/figures.json';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const {components, withoutScript, keyboardRows, vendors} = figures;

const FIGURES = [
  {
    value: withoutScript,
    text: `of ${components} components send no JavaScript from a server component`,
    to: '/docs/articles/rsc-component-design#all-entry-points',
    link: 'See what each one sends',
  },
  {
    value: keyboardRows,
    text: 'keyboard actions, each with its own browser test',
    to: '/docs/component-packages/ui/button#keyboard',
    link: 'See the button’s keys',
  },
  {
    value: vendors.length,
    text: 'vendors, from commerce to content and search, behind one set of contracts',
    to: '/docs/vendors/',
    link: 'Compare the vendors',
  },
];

/** Three figures that the build counts in the source, and the vendors. */
export default function Figures(): ReactNode {
  return (
    <section>
      <Heading as="h2" className="visually-hidden">
        The toolkit in figures
      </Heading>
      <ul className={styles.figures}>
        {FIGURES.map(({value, text, to, link}) => (
          <li key={to}>
            <strong>{value}</strong> {text}. <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
      <ul className={styles.vendors} aria-label="Vendors">
        {vendors.map(({key, title, contracts}) => (
          <li key={key}>
            <Link to={`/docs/vendors/vendors/${key}`}>{title}</Link> {contracts.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
