import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import {kilobytes} from './ComponentFacts';
import type {ComponentCard, Gallery} from './types';

interface BoundaryTableProps {
  gallery: Gallery;
  /** Entry points to show, separated by commas. All that send code without it, and the names of those that send none. */
  only?: string;
}

/** The bytes that a package's entry points send to the browser when a server component imports them. */
export default function BoundaryTable({gallery: {cards}, only}: BoundaryTableProps) {
  if (only) return <Rows cards={pick(cards, only)} />;
  const silent = cards.filter(({boundary}) => boundary.gzip === 0);
  return (
    <>
      <p>
        {silent.length} of {cards.length} entry points send no code:{' '}
        {silent.map(({name, route}, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <Link to={route}>{name}</Link>
          </Fragment>
        ))}
        .
      </p>
      <Rows cards={cards.filter((card) => !silent.includes(card))} />
    </>
  );
}

function pick(cards: ComponentCard[], names: string): ComponentCard[] {
  return names.split(',').map((name) => {
    const card = cards.find((one) => one.name === name.trim());
    if (card) return card;
    throw new Error(
      `<BoundaryTable only="${names}" /> names "${name}", which isn’t an entry point of the package, so the table would ` +
        'lack it. Name the folder of a component, such as menu-bar.',
    );
  });
}

/** A size whose unit stays on its line in a narrow column. */
const unbroken = (bytes: number) => kilobytes(bytes).replace(' ', '\u00a0');

/** Least first. */
function Rows({cards}: {cards: ComponentCard[]}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Entry point</th>
          <th scope="col">Boundary files</th>
          <th scope="col">Whole entry</th>
          <th scope="col">Sent</th>
        </tr>
      </thead>
      <tbody>
        {cards
          .toSorted((a, b) => a.boundary.gzip - b.boundary.gzip)
          .map(({name, route, facts, boundary}) => (
            <tr key={name}>
              <td>
                <Link to={route}>{name}</Link>
              </td>
              <td>{boundary.files.length}</td>
              <td>{unbroken(facts.gzip)}</td>
              <td>{unbroken(boundary.gzip)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
