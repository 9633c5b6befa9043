import type {Element, ElementContent} from 'hast';
import {type ComponentType, isValidElement, type ReactNode} from 'react';
import settings from '@site/site.config';
import {twinLink} from './addresses';

/** What a component becomes in Markdown, instead of what it renders. `undefined` leaves it as it is. */
export type Replace = (type: unknown) => ComponentType<never> | undefined;

type Props = Record<string, unknown> & {children?: ReactNode};
type Render = (props: Props, ref: unknown) => ReactNode;

/** Elements without text of their own: controls, drawings, code that runs. */
const SILENT = new Set('button fieldset iframe input script select style svg template'.split(' '));

const isSilent = (tag: string, {hidden, inert, 'aria-hidden': ariaHidden}: Props) =>
  SILENT.has(tag) || hidden === true || inert === true || ariaHidden === 'true';

/** The properties that Markdown has a place for. */
function propertiesOf({href, src, alt, className, title, start, colSpan}: Props) {
  const link = typeof href === 'string' ? twinLink(href, settings) : undefined;
  return {href: link, src, alt, className, title, start, colSpan} as Element['properties'];
}

/** How a type of React that wraps a component, or none, is called. */
function renderOf(type: unknown): Render | undefined {
  if (typeof type === 'function') return type as Render;
  const {$$typeof, type: inner, render} = type as Record<string, unknown>;
  if ($$typeof === Symbol.for('react.memo')) return renderOf(inner);
  if ($$typeof === Symbol.for('react.forward_ref')) return render as Render;
  return undefined;
}

/** Fragments, boundaries and contexts show their children. */
const isTransparent = (type: unknown) =>
  typeof type === 'symbol' ||
  (type as {$$typeof?: unknown}).$$typeof === Symbol.for('react.context');

/**
 * The elements that a page renders, as a syntax tree. Call it while a component renders: the components of the tree are called as
 * functions, and their hooks belong to the one that renders. None may be a class, and a context that one provides has no effect.
 *
 * @throws If the tree has a node of another kind, which would leave a hole in the text.
 */
export function walk(node: ReactNode, replace: Replace): ElementContent[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') {
    return [{type: 'text', value: String(node)}];
  }
  if (!isValidElement<Props>(node)) {
    return [...(node as Iterable<ReactNode>)].flatMap((child) => walk(child, replace));
  }
  const {type, props} = node as {type: unknown; props: Props};
  if (typeof type === 'string') return elementOf(type, props, replace);
  if (isTransparent(type)) return walk(props.children, replace);
  const render = renderOf(replace(type) ?? type);
  if (!render) {
    throw new Error(
      'A page has an element that is neither HTML nor a function component, so its Markdown would lack the text. ' +
        'Adapt renderOf in website/src/twins/walk.ts, or give the component a form in replacements.tsx.',
    );
  }
  return walk(render(props, null), replace);
}

function elementOf(tagName: string, props: Props, replace: Replace): ElementContent[] {
  if (isSilent(tagName, props)) return [];
  const children = walk(props.children, replace);
  // A link within the page, such as that of a table's row to itself.
  if (tagName === 'a' && typeof props.href === 'string' && props.href.startsWith('#')) {
    return children;
  }
  // The fences of pages are highlighted as HTML, which holds their text.
  const {html, language, title} = props;
  const data = tagName === 'code' && language ? {html, language, title} : undefined;
  return [
    {
      type: 'element',
      tagName,
      properties: propertiesOf(props),
      children,
      ...(data && {data: data as Element['data']}),
    },
  ];
}
