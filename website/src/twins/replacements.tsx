import Link from '@docusaurus/Link';
import CodeBlock, {type CodeBlockProps} from '@site/src/theme/CodeBlock';
import Example from '@site/delivery/browser/example/Example';
import LiveExample from '@site/delivery/browser/example/LiveExample';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CodeSymbols from '@site/src/components/api/CodeSymbols';
import ModelDiagram, {type ModelDiagramProps} from '@site/src/components/api/ModelDiagram';
import TypeText from '@site/src/components/api/TypeText';
import type {TypePart} from '@site/src/components/api/data';
import PageActions from '@site/src/components/page-actions/PageActions';
import ComponentGallery from '@site/src/components/component-page/ComponentGallery';
import {kilobytes, RunsOn} from '@site/src/components/component-page/ComponentFacts';
import type {Example as ExampleData, Gallery} from '@site/src/components/component-page/types';
import type {ComponentType, ReactNode} from 'react';
import type {Replace} from './walk';

interface Children {
  children?: ReactNode;
}

/** A link without the framework's list of links. */
const MarkdownLink = ({to, href, children}: Children & {to?: string; href?: string}) => (
  <a href={to ?? href}>{children}</a>
);

const MarkdownHeading = ({as: As, children}: Children & {as: 'h1' | 'h2' | 'h3'}) => (
  <As>{children}</As>
);

/** Attributes by which the page's compiler gives a fence its highlighted code. */
const fenceOf = ({html, language, title}: CodeBlockProps) => ({html, language, title}) as object;

const MarkdownCode = (props: CodeBlockProps) => (
  <pre>
    <code {...fenceOf(props)}>{props.children}</code>
  </pre>
);

/** The example's file: what runs above it is the same. */
const MarkdownExample = ({example: {codeHtml, path}}: {example: ExampleData}) => (
  <MarkdownCode html={codeHtml} language="tsx" title={path} />
);

/** A set of tabs, one below the other, each under its label. */
const MarkdownTab = ({value, label, children}: Children & {value: string; label?: string}) => (
  <>
    <p>
      <strong>{label ?? value}</strong>
    </p>
    {children}
  </>
);

/** The diagram in words. */
const MarkdownDiagram = ({data: {relations}}: ModelDiagramProps) => (
  <ul>
    {relations.map((parts) => (
      <li key={parts[0]?.text}>
        {parts.map(({text, href}) => (href ? <MarkdownLink to={href}>{text}</MarkdownLink> : text))}
      </li>
    ))}
  </ul>
);

/** A type on one line, without links: these would break the code apart. */
const MarkdownType = ({parts}: {parts: readonly TypePart[]}) => (
  <code>{parts.map(({text}) => text).join('')}</code>
);

const MarkdownGallery = ({gallery: {cards}}: {gallery: Gallery}) =>
  cards.map(({name, title, description, route, facts}) => (
    <section key={name}>
      <h2>
        <MarkdownLink to={route}>{title}</MarkdownLink>
      </h2>
      <p>{description}</p>
      <p>
        <RunsOn clientFiles={facts.clientFiles} /> · {kilobytes(facts.gzip)} gzip
      </p>
    </section>
  ));

/** A note, a tip or the like: its kind or its title, then its text. */
export const MarkdownAdmonition = ({
  type,
  title,
  children,
}: Children & {type: string; title?: ReactNode}) => (
  <blockquote>
    <p>
      <strong>{title ?? type.charAt(0).toUpperCase() + type.slice(1)}</strong>
    </p>
    {children}
  </blockquote>
);

const REPLACEMENTS = new Map<unknown, ComponentType<never>>([
  [Link, MarkdownLink],
  [Heading, MarkdownHeading],
  [CodeBlock, MarkdownCode],
  [Example, MarkdownExample],
  [LiveExample, () => null],
  [PageActions, () => null],
  [Tabs, ({children}: Children) => children],
  [TabItem, MarkdownTab],
  [CodeSymbols, () => null],
  [ModelDiagram, MarkdownDiagram],
  [TypeText, MarkdownType],
  [ComponentGallery, MarkdownGallery],
]);

/** The components that have another form in Markdown than in HTML. */
export const replacementOf: Replace = (type) => REPLACEMENTS.get(type);
