import {Children, type ReactNode} from 'react';
import CopyButton from './CopyButton';
import EditButton from './EditButton';
import {languageLabel} from './labels';
import ShowAll from './ShowAll';

/**
 * Props of a code block. Give it either `html` or `children`.
 *
 * - Fences of Markdown pages become `html` while the page is compiled.
 * - A React page imports a file: `import snippet from './example.tsx?highlight'`, then `<CodeBlock {...snippet} />`.
 * - A plugin calls `highlightToHtml` of `website/plugins/highlight/highlight` and passes its result.
 */
export interface CodeBlockProps {
  /** Content of the `<code>`, as `highlightToHtml` returns it. */
  html?: string;
  /** Code that is shown as it is, without colors. */
  children?: ReactNode;
  /** Language of the code, such as `tsx`. The block's bar shows its name. @default 'text' */
  language?: string;
  /** The title of the code, mostly a file's path. */
  title?: ReactNode;
  /** A link beside the language. */
  link?: ReactNode;
  /** Shows the first lines of a long block, and a switch for the others. @default false */
  clamped?: boolean;
  /** Address of the script that edits the code. It gets a button then. */
  editor?: string | undefined;
  className?: string;
}

/** A block of code with its title, its language and a button that copies it. */
export default function CodeBlock({
  html,
  children,
  language,
  title,
  link,
  clamped,
  editor,
  className,
}: CodeBlockProps) {
  const label = languageLabel(language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text');
  const name = typeof title === 'string' ? `${label} code, ${title}` : `${label} code`;
  return (
    <figure className="code-block">
      <figcaption className="code-block-bar">
        {title && <span className="code-block-title">{title}</span>}
        {link}
        {/* The name of an example's file says it. */}
        {editor === undefined && <span className="code-block-language">{label}</span>}
      </figcaption>
      {editor !== undefined && <EditButton script={editor} />}
      <CopyButton />
      {/* A group, because a name needs a role; focusable, so that the keyboard can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre role="group" aria-label={name} tabIndex={0}>
        {html === undefined ? (
          <code>{plainText(children)}</code>
        ) : (
          <code dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {clamped && html !== undefined && <ShowAll html={html} />}
    </figure>
  );
}

function plainText(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === 'string') ? parts.join('').trimEnd() : children;
}
