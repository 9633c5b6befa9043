import type {Compiled, Fault} from './compile';
import type {FromFrame, ToFrame} from './frame/messages';
import {texts} from './texts';

/** Time between two questions if the frame still answers, in milliseconds. */
const PING = 500;

/** Questions without an answer after which a frame is closed: 2 seconds. */
const MOST_UNANSWERED = 4;

/** Greatest height of a frame, in CSS pixels: its code decides on it. */
const GREATEST_HEIGHT = 4000;

/** Longest wait for the frame's document, in milliseconds. */
const LONGEST_START = 10_000;

/** Everything that a session needs of the page. */
export interface SessionOptions {
  /** Element that gets the frame. */
  place: HTMLElement;
  /** Address of the frame's document. */
  address: string;
  /** Addresses of the style sheets of the example. */
  styles: string[];
  /** Addresses of modules, by their names. */
  modules: (name: string) => string | undefined;
  /** Addresses of modules that the code will ask for, as far as the page knows. */
  expected: string[];
  /** Is told that a run is shown (no fault), or why it isn't. */
  tell: (fault: Fault | undefined) => void;
}

/** A frame that runs code. */
export interface Session {
  run: (compiled: Compiled) => void;
  close: () => void;
}

/** Longest message of a fault, in characters. */
const LONGEST_MESSAGE = 1000;

/** A fault of a message that code may have sent. */
function readFault(fault: Partial<Fault> | undefined): Fault {
  const line = Number(fault?.line);
  return {
    message: String(fault?.message).slice(0, LONGEST_MESSAGE),
    line: Number.isInteger(line) ? line : undefined,
  };
}

/** The look of the page that its frame takes over. */
function attributes(): Record<string, string> {
  const {dataset, lang, dir} = document.documentElement;
  return {
    lang,
    dir: dir || 'ltr',
    'data-theme': dataset.theme ?? 'light',
    ...(dataset.fonts !== undefined && {'data-fonts': ''}),
  };
}

/**
 * Opens a frame for code, before there is any. Code in it can do nothing but show itself: no script of the page, no storage, no
 * network, no other page. A frame that stops answering, where the browser gives it a process of its own, or goes to another page, is
 * closed. The next run opens a new one.
 */
export function openSession(options: SessionOptions): Session {
  const {place, address, styles, modules, expected, tell} = options;
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  let loads = 0;
  let unanswered = 0;
  let number = 0;
  let failed = 0;
  let waiting: Compiled | undefined;
  let height = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (message: ToFrame) => frame?.contentWindow?.postMessage(message, '*');

  function drop(message: string) {
    remove();
    tell({message});
  }

  function remove() {
    clearInterval(timer);
    frame?.remove();
    frame = undefined;
    isReady = false;
  }

  function start() {
    remove();
    loads = unanswered = 0;
    frame = Object.assign(document.createElement('iframe'), {title: texts.result});
    frame.className = 'editor-frame';
    frame.name = expected.join(' ');
    // Forms are allowed, since their events are part of examples. The frame's policy lets none of them be sent.
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.style.blockSize = height;
    frame.addEventListener('load', () => {
      loads += 1;
      if (loads > 1) drop(texts.left);
    });
    frame.src = address;
    place.append(frame);
    timer = setTimeout(() => drop(texts.missing), LONGEST_START);
  }

  function watch() {
    clearTimeout(timer);
    timer = setInterval(() => {
      if (!place.isConnected) return close();
      if (document.hidden) return;
      if (unanswered >= MOST_UNANSWERED) return drop(texts.silent);
      unanswered += 1;
      send({type: 'ping'});
    }, PING);
  }

  function flush() {
    if (!isReady || !waiting) return;
    const {code, imports} = waiting;
    waiting = undefined;
    number += 1;
    const addresses = Object.fromEntries(imports.map((name) => [name, modules(name)!]));
    send({type: 'run', run: number, code, modules: addresses});
  }

  function receive({source, data}: MessageEvent<FromFrame | null>) {
    // The code in the frame can send messages too, of any kind.
    if (!frame || source !== frame.contentWindow || !data) return;
    switch (data.type) {
      case 'ready':
        isReady = true;
        send({type: 'open', styles, attributes: attributes()});
        watch();
        return flush();
      case 'pong':
        unanswered = 0;
        return;
      case 'height':
        height = `${Math.min(Math.ceil(data.height), GREATEST_HEIGHT)}px`;
        frame.style.blockSize = height;
        return;
      case 'shown':
        // A promise may have failed before the rest was shown.
        if (data.run === number && failed !== number) tell(undefined);
        return;
      case 'fault':
        if (data.run !== number) return;
        failed = number;
        tell(readFault(data.fault));
    }
  }

  function close() {
    removeEventListener('message', receive);
    mode.disconnect();
    remove();
  }

  const mode = new MutationObserver(
    () => isReady && send({type: 'open', styles, attributes: attributes()}),
  );
  mode.observe(document.documentElement, {attributeFilter: ['data-theme', 'data-fonts', 'dir']});
  addEventListener('message', receive);
  start();
  return {
    run(compiled) {
      waiting = compiled;
      if (frame) flush();
      else start();
    },
    close,
  };
}
