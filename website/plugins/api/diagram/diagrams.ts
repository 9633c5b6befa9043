import type {ModelDiagramData, TypePart} from '../../../src/components/api/data.ts';
import type {ApiModel} from '../model.ts';
import type {Links} from '../render/links.ts';
import {type EntityGraph, entityGraph, type Relation} from './graph.ts';
import {loadLayout} from './layout.ts';

/** `totals, one Totals; coupons, a list of Coupon`: what a type has to do with others, in words. */
function sentence(relations: readonly Relation[], part: (id: string) => TypePart): TypePart[] {
  const phrases = relations.flatMap(({kind, to, properties}): TypePart[][] => {
    if (kind === 'extends') return [[{text: 'extends '}, part(to)]];
    if (kind === 'member') return [[{text: 'may be '}, part(to)]];
    return properties.map(({name, many, optional}) => [
      {text: `${optional ? 'may have' : 'has'} ${name}, `},
      {text: many ? 'a list of ' : 'one '},
      part(to),
    ]);
  });
  return phrases.flatMap((phrase, index) => (index ? [{text: '; '}, ...phrase] : phrase));
}

/** The meanings of a diagram's signs, of those that occur in it. */
function legend({nodes, relations}: EntityGraph, entry: string): string[] {
  const has = (kind: Relation['kind']) => relations.some((relation) => relation.kind === kind);
  return [
    'An arrow leads from a type to one that a property of it holds. It names the property unless that is called like its type.',
    ...(relations.some(({properties}) => properties.some(({many}) => many))
      ? ['A fork means a list.']
      : []),
    ...(has('extends') ? ['A hollow head leads to the type that is extended.'] : []),
    ...(has('member') ? ['A dotted line leads to a member of a union.'] : []),
    ...(nodes.some((node) => node.entry !== entry)
      ? ['A dashed box belongs to another area, which it names.']
      : []),
  ];
}

/** Draws the entities of each entry point that has some. By id of the entry point. */
export async function drawDiagrams(
  model: ApiModel,
  links: Links,
): Promise<Map<string, ModelDiagramData>> {
  const layout = await loadLayout();
  const areas = new Map(model.entries.map(({id, name}) => [id, name]));
  const diagrams = new Map<string, ModelDiagramData>();
  for (const {id: entry, name: area} of model.entries) {
    const graph = entityGraph(model, entry);
    if (!graph.nodes.length) continue;
    const boxes = graph.nodes.map((node) => {
      const href = links.exportHref(node.id);
      return {
        id: node.id,
        name: node.name,
        ...(href ? {href} : {}),
        ...(node.entry === entry ? {} : {area: areas.get(node.entry) ?? ''}),
      };
    });
    const part = (id: string): TypePart => {
      const {name = '', href} = boxes.find((box) => box.id === id) ?? {};
      return {text: name, ...(href ? {href} : {})};
    };
    const relations = graph.nodes.flatMap(({id}) => {
      const own = graph.relations.filter(({from}) => from === id);
      return own.length ? [[part(id), {text: ' '}, ...sentence(own, part)]] : [];
    });
    diagrams.set(entry, {
      label: `Diagram of the ${area} types`,
      legend: legend(graph, entry).join(' '),
      ...layout(graph, boxes),
      relations,
    });
  }
  return diagrams;
}
