import addresses from '@generated/editor/addresses';
import type {CodeField} from './code-field';
import {element} from './element';
import {exampleFile, projectFiles, type ProjectExample, type ProjectKit} from './project';
import {LONGEST_HASH, pack} from './share';
import {texts} from './texts';

/** The editor as its tools use it. */
interface ToolOptions {
  field: CodeField;
  example: {id: string; path: string; source: string};
  /** The button of the type check. */
  types: HTMLButtonElement;
  say: (text: string) => void;
  close?: (() => void) | undefined;
}

let formatter: Promise<typeof import('./formatter')> | undefined;

async function format(field: CodeField, button: HTMLButtonElement, say: (text: string) => void) {
  formatter ??= import(addresses.formatter.address) as NonNullable<typeof formatter>;
  try {
    const {format: run} = await formatter;
    button.textContent = texts.formatLoaded;
    const code = field.value();
    const formatted = await run(code);
    // The reader may have typed on.
    if (field.value() !== code) return;
    if (formatted !== code) field.replace(formatted);
    say(texts.wasFormatted);
  } catch (error) {
    if (error instanceof SyntaxError) return say(texts.notFormatted);
    formatter = undefined;
    say(texts.formatFailed);
  }
}

async function share(id: string, code: string, say: (text: string) => void) {
  const packed = await pack(code).catch(() => undefined);
  if (packed === undefined || packed.length > LONGEST_HASH) {
    return say(texts.tooLong(packed?.length ?? code.length, LONGEST_HASH));
  }
  const address = new URL(`${addresses.page}?of=${id}#${packed}`, location.href).href;
  await navigator.clipboard.writeText(address).then(
    () => say(texts.copied),
    () => say(texts.notCopied(address)),
  );
}

let kit: ProjectKit | undefined;

async function loadKit(): Promise<void> {
  const answer = await fetch(addresses.kit);
  if (!answer.ok) throw new Error(answer.statusText);
  kit = (await answer.json()) as ProjectKit;
}

/** The fields by which StackBlitz makes a project (its documentation, "POST API"). */
function fieldsOf(files: Readonly<Record<string, string>>, id: string): [string, string][] {
  return [
    ['project[title]', id],
    ['project[description]', texts.project(id)],
    ['project[template]', 'node'],
    ...Object.entries(files).map(([file, text]): [string, string] => [
      `project[files][${file}]`,
      text,
    ]),
  ];
}

/** A form that sends the code as a project to StackBlitz, in a new tab. Its fields are made when it is sent. */
function stackBlitzForm(exampleNow: () => ProjectExample, say: (text: string) => void) {
  const {id, path} = exampleNow();
  const form = element(
    'form',
    {
      method: 'post',
      action: `https://stackblitz.com/run?file=${exampleFile(path)}`,
      target: '_blank',
    },
    element('button', {type: 'submit', title: texts.stackBlitzTitle}, texts.stackBlitz),
  );
  form.setAttribute('rel', 'noopener');
  form.addEventListener('submit', (event) => {
    for (const field of form.querySelectorAll('[type=hidden]')) field.remove();
    if (kit) {
      const fields = fieldsOf(projectFiles(kit, exampleNow()), id);
      form.append(
        ...fields.map(([name, value]) => element('input', {type: 'hidden', name, value})),
      );
      return;
    }
    event.preventDefault();
    loadKit().then(
      () => form.requestSubmit(),
      () => say(texts.kitFailed),
    );
  });
  return form;
}

/** The buttons of the editor. */
export function tools({field, example, types, say, close}: ToolOptions) {
  const button = (label: string, onclick: () => void) =>
    element('button', {type: 'button', onclick}, label);
  const undo = button(texts.undo, () => field.undo());
  const redo = button(texts.redo, () => field.redo());
  const formatButton = button(texts.format(addresses.formatter.kilobytes), () => {
    void format(field, formatButton, say);
  });
  const bar = element(
    'div',
    {className: 'editor-tools', role: 'group', ariaLabel: texts.tools},
    undo,
    redo,
    formatButton,
    types,
    button(texts.reset, () => {
      if (field.value() !== example.source) field.replace(example.source);
      say(texts.wasReset);
    }),
    button(texts.share, () => void share(example.id, field.value(), say)),
    ...(addresses.stackBlitz
      ? [stackBlitzForm(() => ({id: example.id, path: example.path, code: field.value()}), say)]
      : []),
    element('a', {href: `${addresses.archives}${example.id}.zip`, download: ''}, texts.download),
    ...(close ? [button(texts.close, close)] : []),
  );
  return {
    bar,
    /** Lets the buttons of the history say if they do something. */
    update() {
      const has = field.history();
      // They keep the focus, which a button that is disabled would lose.
      undo.ariaDisabled = String(!has.undo);
      redo.ariaDisabled = String(!has.redo);
    },
  };
}
