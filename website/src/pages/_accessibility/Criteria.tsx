import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {repositoryAddress} from '../../../repository-address';
import {BEYOND, CRITERIA, type Proof, type Status} from './criteria';

const PRINCIPLES = ['Perceivable', 'Operable', 'Understandable', 'Robust'];

const STATUSES: Record<Status, string> = {
  tested: 'Tested.',
  'by hand': 'Checked by hand.',
  'not applicable': 'Not applicable.',
};

/** The number of criteria in all, and of each status. */
export const COUNTS = {
  all: CRITERIA.length,
  tested: CRITERIA.filter(({status}) => status === 'tested').length,
  byHand: CRITERIA.filter(({status}) => status === 'by hand').length,
  notApplicable: CRITERIA.filter(({status}) => status === 'not applicable').length,
};

/** The files of tests, each once. */
function Proofs({of}: {of: readonly Proof[]}): ReactNode {
  const files = [...new Set(of.map(({file}) => file))];
  return files.map((file, index) => (
    <span key={file}>
      {index > 0 && ', '}
      <Link to={repositoryAddress('blob', file)}>{file.replace(/^.*\//, '')}</Link>
    </span>
  ));
}

/** The success criteria, by principle. */
export function Criteria(): ReactNode {
  return PRINCIPLES.map((principle, index) => (
    <section key={principle}>
      <Heading as="h3" id={principle.toLowerCase()}>
        {index + 1}. {principle}
      </Heading>
      <ul>
        {CRITERIA.filter(({number}) => number.startsWith(`${index + 1}.`)).map(
          ({number, name, level, status, text, proofs}) => (
            <li key={number} id={`wcag-${number}`}>
              <strong>
                {number} {name}
              </strong>{' '}
              ({level}). {STATUSES[status]} {text} <Proofs of={proofs} />
            </li>
          ),
        )}
      </ul>
    </section>
  ));
}

/** The list of features beyond level AA. */
export function Beyond(): ReactNode {
  return (
    <ul>
      {BEYOND.map(({about, text, proofs}) => (
        <li key={about}>
          <strong>{about}.</strong> {text} <Proofs of={proofs} />
        </li>
      ))}
    </ul>
  );
}
