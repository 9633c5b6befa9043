import {Fragment} from 'react';

interface TermTextProps {
  /** The text, with names in braces: `Results for “{term}”`. */
  text: string;
  /** Words of shoppers by name. */
  terms: Readonly<Record<string, string>>;
}

const NAME = /\{(\w+)\}/;

/** The words of a text with terms in place of their names. */
export const termText = ({text, terms}: TermTextProps) =>
  text.replace(new RegExp(NAME, 'g'), (name, key: string) => terms[key] ?? name);

/** The same as elements. Each term is isolated, because it may be written in the other direction than the text around it. */
export function TermText({text, terms}: TermTextProps) {
  return text
    .split(NAME)
    .map((part, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{part}</Fragment>
      ) : (
        <bdi key={index}>{terms[part] ?? `{${part}}`}</bdi>
      ),
    );
}
