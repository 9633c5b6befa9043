import type {Fault} from '../compile';
import {texts} from '../texts';
import {EndlessLoop} from './turn';

/** The place of code in a stack: `blob:null/…:3:14`, as Chromium and Firefox write it. */
const PLACE = /(blob:[^\s)]+?):(\d+):\d+/;

/**
 * A fault for what code threw, with the line of the example's code in its stack.
 *
 * @param place - Address and line of the error, when its event has them.
 */
export function faultOf(thrown: unknown, place: {url?: string; line?: number} = {}): Fault {
  if (thrown instanceof EndlessLoop) return {message: texts.endless, line: thrown.line};
  const isError = thrown instanceof Error;
  const [, , line] = (isError && PLACE.exec(thrown.stack ?? '')) || [];
  const isBlob = place.url?.startsWith('blob:') === true;
  const said = isError ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return {
    message: texts.stopped(said),
    line: line === undefined ? (isBlob ? place.line : undefined) : Number(line),
  };
}

/** The address of the code that threw an error, by its stack. */
const urlOf = (thrown: unknown) =>
  thrown instanceof Error ? PLACE.exec(thrown.stack ?? '')?.[1] : undefined;

/** Tells about errors that nothing catches: those of handlers, timers and promises. */
export function watchErrors(tell: (fault: Fault, url: string | undefined) => void) {
  addEventListener('error', ({error, message, filename, lineno}) => {
    tell(faultOf(error ?? message, {url: filename, line: lineno}), urlOf(error));
  });
  addEventListener('unhandledrejection', ({reason}) => tell(faultOf(reason), urlOf(reason)));
}
