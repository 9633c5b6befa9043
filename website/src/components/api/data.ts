/**
 * The data of the tables in this folder. `website/plugins/api` writes values of these types as JSON,
 * and its remark plugin puts them into the page.
 */

/** Formatted text of a doc comment: plain text, or an element with children. */
export type RichNode = string | RichElement | RichLink;

/** A formatted run. `pre` holds code that keeps its line breaks. */
export interface RichElement {
  tag: 'p' | 'code' | 'pre' | 'strong' | 'em' | 'ul' | 'ol' | 'li';
  children: RichNode[];
}

/** A link inside formatted text. */
export interface RichLink {
  tag: 'a';
  href: string;
  children: RichNode[];
}

/** A piece of a type's text. Names of known types carry the address of their page. */
export interface TypePart {
  text: string;
  href?: string;
}

/** One property, or one parameter of a function. */
export interface PropertyRow {
  /** Fragment that leads to the row, such as `prop-locale`. */
  id: string;
  name: string;
  type: TypePart[];
  required: boolean;
  /** The default, if the property is left out, as code. */
  default?: string;
  /** Release that brought the property. */
  since?: string;
  /** The replacement. */
  deprecated?: RichNode[];
  description: RichNode[];
}

/** Data of {@link PropertiesTable}. */
export interface PropertiesTableData {
  /** Says what the rows are, such as "Properties of ClientConfig". */
  caption: string;
  /** Heading of the first column: Property, Method, Parameter or Type parameter. */
  heading: string;
  rows: PropertyRow[];
  /** One line about what is taken from elsewhere, such as the attributes of a native element. */
  inherited?: RichNode[];
}

/** One member of a closed set, or one constant of an object. */
export interface ConstantRow {
  /** Fragment that leads to the row, such as `value-data-loading`. */
  id: string;
  /** The value itself, as code. */
  value: TypePart[];
  /** Name of the constant in its object; absent for the members of a union. */
  name?: string;
  description: RichNode[];
}

/** Data of {@link ConstantsTable}. */
export interface ConstantsTableData {
  caption: string;
  rows: ConstantRow[];
}

/** A property of a union's member. */
export interface MemberField {
  name: string;
  required: boolean;
}

/** One member of a union of object types. */
export interface MemberRow {
  /** Fragment of the row, such as `member-GridBlock`. */
  id: string;
  name: string;
  /** Page of the member. */
  href?: string;
  /** The value of the discriminant, such as `Grid`. */
  value: string;
  /** Components that take it, each with its page. */
  components: TypePart[];
  /** Properties that not all members have. */
  fields: MemberField[];
}

/** Data of {@link MembersTable}. */
export interface MembersTableData {
  caption: string;
  /** Property that tells the members apart. */
  discriminant: string;
  /** Properties that all members have. */
  shared: MemberField[];
  rows: MemberRow[];
}

/** A type in a diagram. Lengths are in pixels. */
export interface DiagramBox {
  name: string;
  /** Its page. */
  href?: string;
  /** The area that it belongs to, if that is another than the diagram's. */
  area?: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An arrow of a diagram. Line and head are paths of SVG. */
export interface DiagramArrow {
  /** A property holds the type, the type is a member of a union, or it is a base. */
  kind: 'holds' | 'member' | 'extends';
  line: string;
  head: string;
  /** Words, one below the other, around a point. */
  label?: {x: number; y: number; words: string[]};
}

/** Data of {@link ModelDiagram}. */
export interface ModelDiagramData {
  /** Says what is drawn, such as "Diagram of the cart types". */
  label: string;
  /** The meanings of the signs. */
  legend: string;
  width: number;
  height: number;
  boxes: DiagramBox[];
  arrows: DiagramArrow[];
  /** The same in words, one sentence for each type that leads to others. */
  relations: TypePart[][];
}
