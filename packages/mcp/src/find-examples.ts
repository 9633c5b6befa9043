import type {SearchModule, Snapshot} from './snapshot.ts';

/** The words of the site's search. */
type Words = Pick<SearchModule, 'queryWords' | 'relatedTerms' | 'wordsOf'>;

/** The weight of a word by its place: in an example's name, in its code, in its component's description. */
const WEIGHTS = {name: 1, code: 0.5, component: 0.4};

/** The part of a query that an example has to have, by how rare the query's words are. */
const LEAST_COVERED = 0.3;

/**
 * Makes a function that finds the examples for a wish by their names and their code: "ask before the cart is emptied". The site's
 * search ranks pages, and a page has examples of several kinds.
 *
 * @returns The ids of the best examples, best first.
 */
export function exampleFinder(
  {examples, components}: Pick<Snapshot, 'examples' | 'components'>,
  {queryWords, relatedTerms, wordsOf}: Words,
): (query: string, most: number) => string[] {
  const purposes = new Map(components.map(({name, description}) => [name, description]));
  const weights = examples.map(({id, title, source, component}) => {
    const own = new Map<string, number>();
    for (const {term} of wordsOf(purposes.get(component) ?? '')) own.set(term, WEIGHTS.component);
    for (const {term} of wordsOf(source)) own.set(term, WEIGHTS.code);
    for (const {term} of wordsOf(`${id} ${title}`)) own.set(term, WEIGHTS.name);
    return own;
  });
  return (query, most) => {
    const words = queryWords(query);
    const found = words.map((word, at) => {
      const terms = [word.term, ...relatedTerms(words, at).keys()];
      return weights.map((own) => Math.max(...terms.map((term) => own.get(term) ?? 0)));
    });
    // A word that no example has tells them no more apart than one that all have.
    const rarities = found.map((of) => {
      const count = of.filter((weight) => weight > 0).length;
      return count === 0 ? 0 : Math.log(1 + examples.length / count);
    });
    const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
    return examples
      .map(({id}, at) => {
        let [score, covered] = [0, 0];
        found.forEach((of, word) => {
          const weight = of[at] ?? 0;
          score += weight * rarities[word]!;
          if (weight > 0) covered += rarities[word]!;
        });
        return {id, score, covered: covered / all};
      })
      .filter(({covered}) => covered >= LEAST_COVERED)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({id}) => id);
  };
}
