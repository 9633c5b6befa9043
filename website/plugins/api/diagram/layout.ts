import type * as graphviz from '@viz-js/viz';
import type {DiagramArrow, DiagramBox} from '../../../src/components/api/data.ts';
import {nativeRequire} from '../native.ts';
import type {EntityGraph, Relation} from './graph.ts';

/** Width of a letter of the monospaced font, as a share of its size. Courier, which Graphviz measures with, has the same. */
const LETTER = 0.6;
/** Sizes in pixels. `diagram.css` sets the same font sizes. */
const NAME_SIZE = 12;
const LABEL_SIZE = 11;
const PADDING = 22;
const BOX_HEIGHT = 28;
const TALL_BOX_HEIGHT = 42;
/** Graphviz counts boxes in inches of 72 pixels. */
const inches = (pixels: number) => (pixels / 72).toFixed(3);

/** A box before it has a place. */
export type UnplacedBox = Omit<DiagramBox, 'x' | 'y' | 'width' | 'height'> & {id: string};

/** Where everything is, in pixels. */
export interface Layout {
  width: number;
  height: number;
  boxes: DiagramBox[];
  arrows: DiagramArrow[];
}

type Point = [x: number, y: number];

/** The parts of Graphviz's answer that are read here. */
interface Answer {
  bb: string;
  objects: {name: string; pos: string; width: string; height: string}[];
  edges?: {_draw_: Operation[]; _hdraw_?: Operation[]; lp?: string}[];
}

/** One stroke: `b` is a curve, `P` a filled and `p` a hollow shape. Others set colors. */
interface Operation {
  op: string;
  points?: Point[];
}

/** Whether a property is called like the type that it holds, so that an arrow says nothing by its name: `coupons`, `shippingAddress`. */
function isNamedAfter(property: string, type: string): boolean {
  const [word, whole] = [property.toLowerCase(), type.toLowerCase()];
  return [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].some((form) =>
    whole.endsWith(form),
  );
}

/** The labels of an arrow, one property a line. */
function labelOf({properties}: Relation, target: string): string[] {
  return properties.map(({name}) => name).filter((name) => !isNamedAfter(name, target));
}

const headOf = ({kind, properties}: Relation) => {
  if (kind === 'extends') return 'onormal';
  return properties.some(({many}) => many) ? 'crow' : 'normal';
};

/** Ways to lay out a graph: from left to right, and from top to bottom. */
const WAYS = ['rankdir=LR', 'rankdir=TB'] as const;

function dot(
  way: (typeof WAYS)[number],
  boxes: readonly UnplacedBox[],
  graph: EntityGraph,
): string {
  const names = new Map(boxes.map(({id, name}) => [id, name]));
  const nodes = boxes.map(({id, name, area}) => {
    const height = inches(area ? TALL_BOX_HEIGHT : BOX_HEIGHT);
    return `"${id}" [width=${inches(name.length * NAME_SIZE * LETTER + PADDING)} height=${height}];`;
  });
  const edges = graph.relations.map((relation) => {
    const label = labelOf(relation, names.get(relation.to) ?? '').join('\\n');
    return `"${relation.from}" -> "${relation.to}" [label="${label}" arrowhead=${headOf(relation)}];`;
  });
  return `digraph {
    ${way}; nodesep=0.18; ranksep=0.4; margin=0;
    node [shape=box fixedsize=true label=""];
    edge [fontname=Courier fontsize=${LABEL_SIZE} arrowsize=0.8];
    ${[...nodes, ...edges].join('\n')}
  }`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Room around the drawing, for the strokes of boxes at its edge. */
const MARGIN = 2;

function placed(answer: Answer, boxes: readonly UnplacedBox[], {relations}: EntityGraph): Layout {
  const [, , right = 0, top = 0] = answer.bb.split(',').map(Number);
  const place = ([x, y]: Point): Point => [round(x + MARGIN), round(top - y + MARGIN)];
  const point = (text = '') => place(text.replace(/^e,/, '').split(',').map(Number) as Point);
  const path = (points: readonly Point[] = [], letter: string) => {
    const [first, ...others] = points.map((at) => place(at).join(' '));
    return `M${first ?? ''}${letter}${others.join(' ')}`;
  };
  const drawn = new Map(answer.objects.map((object) => [object.name, object]));
  return {
    width: Math.ceil(right + 2 * MARGIN),
    height: Math.ceil(top + 2 * MARGIN),
    boxes: boxes.map(({id, ...box}) => {
      const object = drawn.get(id);
      const [x, y] = point(object?.pos);
      const width = round(Number(object?.width) * 72);
      const height = round(Number(object?.height) * 72);
      return {...box, x: round(x - width / 2), y: round(y - height / 2), width, height};
    }),
    arrows: (answer.edges ?? []).map(({_draw_, _hdraw_ = [], lp}, index) => {
      const relation = relations[index];
      const target = boxes.find(({id}) => id === relation?.to)?.name ?? '';
      const words = relation ? labelOf(relation, target) : [];
      const [x, y] = point(lp);
      if (words.length && !lp)
        throw new Error(`Graphviz gave the label "${words.join(', ')}" no place.`);
      return {
        kind: relation?.kind ?? 'holds',
        line: _draw_.flatMap(({op, points}) => (op === 'b' ? path(points, 'C') : [])).join(''),
        head: _hdraw_
          .flatMap(({op, points}) => (/^p$/i.test(op) ? `${path(points, 'L')}Z` : []))
          .join(''),
        ...(words.length ? {label: {x, y, words}} : {}),
      };
    }),
  };
}

/** Lays out graphs by Graphviz, which is compiled to WebAssembly: no browser, no program of the machine. */
export async function loadLayout() {
  const {instance} = nativeRequire('@viz-js/viz') as typeof graphviz;
  const viz = await instance();
  return (graph: EntityGraph, boxes: readonly UnplacedBox[]): Layout => {
    const layouts = WAYS.map((way) =>
      placed(viz.renderJSON(dot(way, boxes, graph)) as Answer, boxes, graph),
    );
    // The narrower one: a column of text has less room to the side than down.
    const [layout] = layouts.sort((a, b) => a.width - b.width);
    if (!layout) throw new Error('Graphviz gave no layout.');
    return layout;
  };
}
