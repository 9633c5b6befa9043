import type {Node, SourceFile} from 'ts-morph';

/** A place in a storefront's code that a migration has to change. */
export interface Place {
  /** The code, as a report prints it. */
  node: Node;
  /** A sentence on what to write. */
  advice: string;
  /** Changes the code. Without it, a developer has to. */
  fix?: (() => void) | undefined;
}

/** A change of the toolkit that storefronts have to follow. */
export interface Migration {
  /** A sentence on what changed, with the release. */
  summary: string;
  /** Finds the places in a file. After all of them have changed, it finds none. */
  find: (file: SourceFile) => Place[];
}
