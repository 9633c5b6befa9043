import type {Fault} from '../compile';

/** A message to the frame. */
export type ToFrame =
  | {
      type: 'open';
      /** Addresses of its style sheets. */
      styles: string[];
      /** Attributes of its root element: color mode, direction, fonts. */
      attributes: Record<string, string>;
    }
  | {
      type: 'run';
      /** Number of the run. Answers have it. */
      run: number;
      code: string;
      /** Address of each module that the code asks for, by its name. */
      modules: Record<string, string>;
    }
  | {type: 'ping'};

/** A message from the frame. */
export type FromFrame =
  | {type: 'ready'}
  | {type: 'pong'}
  | {type: 'shown'; run: number}
  | {type: 'fault'; run: number; fault: Fault}
  | {type: 'height'; height: number};
