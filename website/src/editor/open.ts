import addresses from '@generated/editor/addresses';
import {siteSheet} from '../site-sheet';
import {codeField} from './code-field';
import {compile, type Fault} from './compile';
import {element} from './element';
import {openSession} from './frame-session';
import {findModules} from './modules';
import {texts} from './texts';
import {tools} from './tools';
import {typePanel} from './types/panel';

/** Pause after the last key before the code runs, in milliseconds. */
const PAUSE = 150;

/** The example that is edited. */
export interface Edited {
  /** As written in `<Example of>`. */
  id: string;
  /** Path of its file, from the root of the repository. */
  path: string;
  /** Its text. */
  source: string;
  /** Address of the style sheet of its component. */
  styles: string;
}

/** Where the editor is put. */
export interface Places {
  result: HTMLElement;
  code: HTMLElement;
}

/** An open editor. */
export interface OpenEditor {
  field: HTMLTextAreaElement;
  value: () => string;
  close: () => void;
}

/** Addresses of the modules that code imports, before it's compiled. */
const modulesOf = (code: string, addressOf: ReturnType<typeof findModules>) =>
  Array.from(code.matchAll(/ from ['"]([^'"]+)['"]/g), ([, name = '']) => addressOf(name)).filter(
    (address) => address !== undefined,
  );

let loaded: Promise<void> | undefined;

/** Loads the editor's style sheet, once. */
export function loadStyles(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const link = element('link', {rel: 'stylesheet', href: addresses.styles});
    // Without it, the editor can still be used.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  return loaded;
}

/**
 * Opens an editor for an example, and runs its code after each change.
 *
 * @param code - The code that it begins with. @default the example's
 * @param close - Closes it. Without one, it stays open.
 */
export function openEditor(
  example: Edited,
  {result, code: place}: Places,
  {code = example.source, close}: {code?: string | undefined; close?: () => void} = {},
): OpenEditor {
  const modules = findModules(example.path);
  const fault = element('p', {className: 'editor-fault', role: 'alert', hidden: true});
  const status = element('p', {className: 'editor-status', role: 'status'});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let faulty: number | undefined;
  let mistyped: readonly number[] = [];
  const mark = () => field.mark(faulty === undefined ? mistyped : [faulty, ...mistyped]);

  function show(found: Fault | undefined) {
    const {message = '', line} = found ?? {};
    fault.hidden = !found;
    fault.textContent = line === undefined ? message : texts.at(line, message);
    faulty = line;
    mark();
    field.field.ariaInvalid = String(found !== undefined);
  }

  const session = openSession({
    place: result,
    address: addresses.frame,
    styles: [siteSheet(), example.styles],
    modules,
    expected: modulesOf(code, modules),
    tell: show,
  });

  function run() {
    const outcome = compile(field.value(), (name) => modules(name) !== undefined);
    if ('fault' in outcome) {
      types.clear();
      show(outcome.fault);
    } else {
      session.run(outcome.compiled);
      types.update();
    }
  }

  const field = codeField(code, () => {
    status.textContent = '';
    // The history knows of a change after those who listen to it.
    setTimeout(() => bar.update());
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE);
  });
  const types = typePanel(field, (lines) => {
    mistyped = lines;
    mark();
  });
  const bar = tools({
    field,
    example,
    close,
    types: types.button,
    say: (text) => (status.textContent = text),
  });
  bar.update();
  const editor = element(
    'div',
    {className: 'editor'},
    bar.bar,
    field.container,
    fault,
    status,
    types.panel,
  );
  place.append(editor);
  run();
  return {
    field: field.field,
    value: () => field.value(),
    close() {
      clearTimeout(timer);
      session.close();
      types.close();
      field.remove();
      editor.remove();
    },
  };
}
