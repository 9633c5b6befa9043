import {Text, type TextProps} from '../text/Text.tsx';
import {parseHypertext} from './parse-hypertext.ts';

/** Props of `Hypertext`. All other props of `<p>` reach the element. */
export interface HypertextProps extends Omit<TextProps, 'children' | 'dangerouslySetInnerHTML'> {
  /**
   * The sentence. `<strong>`, `<em>`, `<s>` and `<br>` are markup, in lower case and without attributes. Everything else that
   * looks like a tag is shown as text.
   */
  text: string;
}

/** A sentence of the CMS with a little markup in it. */
export function Hypertext({text, ...rest}: HypertextProps) {
  return <Text {...rest}>{parseHypertext(text)}</Text>;
}
