/** An example as the editor's page reads it. */
export interface Source {
  /** Path of its file, from the root of the repository. */
  path: string;
  /** Its text. */
  source: string;
  /** Address of the style sheet of its component. */
  styles: string;
}

/** The examples of a component, by their ids. */
export type Sources = Readonly<Record<string, Source>>;

/** The examples that can be edited. */
export interface EditableList {
  /** Address of the editor's script. */
  script: string;
  components: {
    /** Its page, without the base URL. Absent for blocks. */
    page?: {title: string; route: string};
    /** Address of the texts of the component's examples. */
    sources: string;
    /** Ids of its examples, as in `<Example of>`. */
    examples: string[];
  }[];
}

/** Sizes of the editor's parts, in kilobytes, compressed with Brotli. */
export interface EditorFigures {
  /** Field, colors, compiler, and their styles. */
  editor: number;
  /** The frame's document and script. */
  frame: number;
  /** React, which the frame loads. */
  react: number;
  formatter: number;
  /** TypeScript with the declarations that code may need. */
  types: number;
}
