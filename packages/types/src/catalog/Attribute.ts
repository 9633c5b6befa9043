import type {BooleanAttribute} from './BooleanAttribute.ts';
import type {ListAttribute} from './ListAttribute.ts';
import type {NumberAttribute} from './NumberAttribute.ts';
import type {TextAttribute} from './TextAttribute.ts';

/**
 * A fact about a product that doesn't tell its variants apart, told apart by its `type`.
 *
 * @category Attributes
 * @entity
 * @example
 * ```ts
 * import type {Attribute} from '@storefront-toolkit/types/catalog';
 *
 * export function attributeText(
 *   attribute: Attribute,
 *   yes: string,
 *   no: string,
 * ): string {
 *   switch (attribute.type) {
 *     case 'text':
 *       return attribute.value;
 *     case 'number':
 *       return attribute.unit
 *         ? `${attribute.value} ${attribute.unit}`
 *         : String(attribute.value);
 *     case 'boolean':
 *       return attribute.value ? yes : no;
 *     case 'list':
 *       return attribute.values.join(', ');
 *   }
 * }
 * ```
 */
export type Attribute =
  /** Words. */
  | TextAttribute
  /** A measure or a count. */
  | NumberAttribute
  /** Yes or no. */
  | BooleanAttribute
  /** Several of a kind. */
  | ListAttribute;
