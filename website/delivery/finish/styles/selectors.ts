import parse, {type Node, type Selector} from 'postcss-selector-parser';
import {canOccur, type SiteNames} from './names';

/** Pseudo-classes of which one alternative has to match. */
const ALTERNATIVES = new Set([':is', ':where', ':matches']);

/** The alternatives that an element has to match one of. Those of `:not()` and `:has()` are none. */
const alternativesOf = (node: Node): Selector[] =>
  node.type === 'pseudo' && ALTERNATIVES.has(node.value) ? node.nodes : [];

function canPartMatch(node: Node, names: SiteNames): boolean {
  if (node.type === 'class' || node.type === 'id') return canOccur(node.value, names);
  if (node.type === 'tag') return canOccur(node.value.toLowerCase(), names);
  const alternatives = alternativesOf(node);
  return alternatives.length === 0 || alternatives.some((one) => canMatchParsed(one, names));
}

const canMatchParsed = ({nodes}: Selector, names: SiteNames) =>
  nodes.every((node) => canPartMatch(node, names));

/** Whether an element of the site can match a selector. */
export const canMatch = (selector: string, names: SiteNames): boolean =>
  canMatchParsed(parse().astSync(selector).first, names);

/** The parts of a selector that ask something of an element without alternatives. */
const partsOf = (selector: string) => parse().astSync(selector).first.nodes;

/** Classes without which a selector cannot match. */
export const classesRequiredBy = (selector: string): string[] =>
  partsOf(selector)
    .filter(parse.isClassName)
    .map(({value}) => value);

/** Ids without which a selector cannot match. */
export const idsRequiredBy = (selector: string): string[] =>
  partsOf(selector)
    .filter(parse.isIdentifier)
    .map(({value}) => value);
