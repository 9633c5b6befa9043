import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

type Props = Record<string, unknown> & {children?: ReactNode};

/** The elements of one `<Head>`. */
export interface HeadContent {
  title?: string;
  /** Attributes of the elements `html` and `body`. */
  attributes: Record<'html' | 'body', Record<string, string>>;
  /** Elements of the document's head, each marked with `data-rh`, as the server marks them. */
  elements: Element[];
}

/** Attribute of the head's elements that belong to components. */
const MARK = 'data-rh';

const ATTRIBUTE_NAMES: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
};

function attributesOf({children: _children, ...props}: Props): [string, string][] {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [ATTRIBUTE_NAMES[name] ?? name.toLowerCase(), String(value)]);
}

const textOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');

function createElement(type: string, props: Props): Element {
  const element = document.createElement(type);
  for (const [name, value] of attributesOf(props)) element.setAttribute(name, value);
  element.setAttribute(MARK, 'true');
  element.textContent = textOf(props.children);
  return element;
}

function flatten(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<Props> => isValidElement(child))
    .flatMap((child) => (child.type === Fragment ? flatten(child.props.children) : [child]));
}

/** Reads the children of `<Head>`: elements that HTML allows in a head, `html` and `body` for their attributes. */
export function readContent(children: ReactNode): HeadContent {
  const content: HeadContent = {attributes: {html: {}, body: {}}, elements: []};
  for (const {type, props} of flatten(children)) {
    if (type === 'title') content.title = textOf(props.children);
    else if (type === 'html' || type === 'body') {
      Object.assign(content.attributes[type], Object.fromEntries(attributesOf(props)));
    } else content.elements.push(createElement(String(type), props));
  }
  return content;
}

/** The subject of an element of the head. Of two `<Head>` with the same subject, the inner one counts. */
function subjectOf(element: Element): string {
  const about = ['name', 'property', 'http-equiv', 'itemprop', 'charset'].find((name) =>
    element.hasAttribute(name),
  );
  if (element.localName === 'meta' && about) {
    return `meta ${about} ${about === 'charset' ? '' : element.getAttribute(about)!}`;
  }
  return element.matches('link[rel=canonical]') ? 'link canonical' : element.outerHTML;
}

/** The elements of all `<Head>`, outer ones first, without those that an inner one replaces. */
function mergeElements(contents: readonly HeadContent[]): Element[] {
  const said = new Set<string>();
  const kept = contents.toReversed().map(({elements}) => {
    const own = elements.filter((element) => !said.has(subjectOf(element)));
    own.forEach((element) => said.add(subjectOf(element)));
    return own;
  });
  return kept.reverse().flat();
}

const managed = {html: new Set<string>(), body: new Set<string>()};

function applyAttributes(name: 'html' | 'body', wanted: Record<string, string>) {
  const element = name === 'html' ? document.documentElement : document.body;
  for (const attribute of managed[name]) {
    if (!(attribute in wanted)) element.removeAttribute(attribute);
  }
  managed[name] = new Set(Object.keys(wanted));
  for (const [attribute, value] of Object.entries(wanted)) {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  }
}

/** Makes the document's head say what the components on the page say, outer ones first. */
export function applyContents(contents: readonly HeadContent[]) {
  const title = contents.findLast((content) => content.title !== undefined)?.title;
  if (title !== undefined && title !== document.title) document.title = title;
  for (const name of ['html', 'body'] as const) {
    const attributes = contents.map((content) => content.attributes[name]);
    applyAttributes(name, Object.assign({}, ...attributes) as Record<string, string>);
  }
  const present = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  const wanted = mergeElements(contents);
  present
    .filter((old) => !wanted.some((one) => one.isEqualNode(old)))
    .forEach((old) => old.remove());
  const missing = wanted.filter((one) => !present.some((old) => old.isEqualNode(one)));
  document.head.append(...missing);
}
