import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {ProblemReport} from '@storefront-toolkit/ui/problem-report';

const by = {vendor: 'contentful', kind: 'cms', operation: 'getPage'} as const;

const PROBLEMS: readonly IntegrationProblem[] = [
  {
    ...by,
    missing: 'block',
    path: 'items[0].fields.content[2].fields.heading',
    reason: 'is not filled in',
  },
  {
    ...by,
    missing: 'image',
    path: 'items[0].fields.content[4].fields.media.fields.file.details.image',
    reason: 'is not an object',
  },
];

export default function PageContent() {
  return <ProblemReport shown problems={PROBLEMS} />;
}
