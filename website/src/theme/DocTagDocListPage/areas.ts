/** Areas of the documents by the beginnings of their paths below `docs`. The first that fits counts. */
const AREAS: readonly (readonly [RegExp, string])[] = [
  [/^guides\//, 'Guides'],
  [/^articles\//, 'Articles'],
  [/^component-packages\/ui\/./, 'UI components'],
  [/^component-packages\/commerce-ui\/./, 'Commerce UI'],
  [/^packages\/types\//, 'Types'],
  [/^theming\//, 'Theming'],
  [/^vendors\//, 'Vendors'],
  [/^tutorial-/, 'Tutorials'],
];

const REST = 'More documents';

/** A document as the list of a tag has it. */
interface Listed {
  /** Path of the document's file below the folder of documents, without its ending. */
  id: string;
}

/** Documents by their areas, in the order of the areas. */
export function byArea<Doc extends Listed>(docs: readonly Doc[]): [area: string, docs: Doc[]][] {
  const areaOf = ({id}: Doc) => AREAS.find(([pattern]) => pattern.test(id))?.[1] ?? REST;
  return [...AREAS.map(([, area]) => area), REST]
    .map((area): [string, Doc[]] => [area, docs.filter((doc) => areaOf(doc) === area)])
    .filter(([, list]) => list.length > 0);
}
