import {selectorSpecificity} from '@csstools/selector-specificity';
import {AtRule, type Declaration, type Node as CssNode, type Rule} from 'postcss';
import parse, {type Node, type Selector} from 'postcss-selector-parser';

/** One selector of a rule, with what decides the cascade. */
interface Candidate {
  /** Cascade layer, importance and property of each declaration. */
  sets: string[];
  /** Specificity, and the pseudo-element that is styled. */
  rank: string;
  /** Classes of the styled element itself. */
  classes: string[];
}

/** Properties that set parts of each other have the same first word, but for these. */
const FAMILY: Record<string, string> = {
  bottom: 'inset',
  left: 'inset',
  'line-height': 'font',
  right: 'inset',
  top: 'inset',
};

const familyOf = (property: string) =>
  property.startsWith('--')
    ? property
    : (FAMILY[property] ?? property.replace(/^-\w+-/, '').replace(/-.*/, ''));

function layerOf(rule: Rule): string {
  const names: string[] = [];
  for (let node: CssNode | undefined = rule; node; node = node.parent) {
    if (node instanceof AtRule && node.name === 'layer') names.push(node.params);
  }
  return names.join(' in ');
}

/** The last compound of a selector: what it asks of the styled element itself. */
const subjectOf = ({nodes}: Selector): Node[] =>
  nodes.slice(nodes.findLastIndex(({type}) => type === 'combinator') + 1);

function candidateOf(rule: Rule, selector: string): Candidate {
  const parsed = parse().astSync(selector).first;
  const subject = subjectOf(parsed);
  const {a, b, c} = selectorSpecificity(parsed);
  const element = subject.filter(({type, value}) => type === 'pseudo' && value.startsWith('::'));
  const layer = layerOf(rule);
  return {
    sets: rule.nodes
      .filter((node): node is Declaration => node.type === 'decl')
      .map(({prop, important}) => `${layer} ${!!important} ${familyOf(prop)}`),
    rank: [a, b, c, ...element].join(),
    classes: subject.filter(parse.isClassName).map(({value}) => value),
  };
}

/**
 * Collects rules, and says whether one of them and another rule decide by their place alone which of them applies: when
 * both set a property of an element, in the same layer and with the same specificity.
 *
 * @param borne - Values of the `class` attributes of all pages, from which follows what may be one element. A modifier
 *   that none of them has (`menu--open`) counts as the name before it.
 */
export function createOverrides(borne: ReadonlySet<string>) {
  const elements = [...borne].map((value) => new Set(value.split(/\s+/)));
  const known = new Set(elements.flatMap((names) => [...names]));
  const added: Candidate[] = [];

  function canBeOne(...classes: string[]) {
    const names = classes.map((name) => (known.has(name) ? name : name.replace(/--.*/, '')));
    return elements.some((element) => names.every((name) => element.has(name)));
  }

  return {
    add: (rule: Rule, selector: string) => void added.push(candidateOf(rule, selector)),
    concerns(rule: Rule, selector: string): boolean {
      const {sets, rank, classes} = candidateOf(rule, selector);
      return added.some(
        (other) =>
          other.rank === rank &&
          other.sets.some((set) => sets.includes(set)) &&
          canBeOne(...classes, ...other.classes),
      );
    },
  };
}
