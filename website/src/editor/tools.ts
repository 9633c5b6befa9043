import addresses from '@generated/editor/addresses';
import type {CodeField} from './code-field';
import {element} from './element';
import {LONGEST_HASH, pack} from './share';
import {texts} from './texts';

/** The editor as its tools use it. */
interface ToolOptions {
  field: CodeField;
  example: {id: string; source: string};
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

/** The buttons of the editor. */
export function tools({field, example, say, close}: ToolOptions) {
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
    button(texts.reset, () => {
      if (field.value() !== example.source) field.replace(example.source);
      say(texts.wasReset);
    }),
    button(texts.share, () => void share(example.id, field.value(), say)),
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
