import {createEditor} from 'prism-code-editor';
import {editHistory, indentSelectedLines, insertLineAndIndent} from 'prism-code-editor/commands';
import 'prism-code-editor/languages/jsx';
import 'prism-code-editor/prism/languages/tsx';
import {insertText, setSelection} from 'prism-code-editor/utils';
import {element} from './element';
import {texts} from './texts';

/** A field for code, colored as it is typed. */
export interface CodeField {
  container: HTMLElement;
  field: HTMLTextAreaElement;
  value: () => string;
  /** Replaces the code. Undo brings the old code back. */
  replace: (code: string) => void;
  undo: () => void;
  redo: () => void;
  /** Tells if there is something to undo and to redo. */
  history: () => {undo: boolean; redo: boolean};
  /** Marks the lines of faults, and takes the mark off the others. */
  mark: (lines: readonly number[]) => void;
  /** Puts the caret at a place, counted from 1, and the focus into the field. */
  goTo: (line: number, column: number) => void;
  remove: () => void;
}

let fields = 0;

/**
 * Makes a field for code. Tab leaves it, as it leaves every field (WCAG 2.2, criterion 2.1.2): the keys that indent are others.
 *
 * @param onChange - Is told each change, not the first code.
 */
export function codeField(code: string, onChange: () => void): CodeField {
  const history = editHistory();
  const container = element('div', {className: 'editor-field'});
  fields += 1;
  const hint = element('p', {className: 'editor-hint', id: `editor-hint-${fields}`}, texts.hint);
  const options = {language: 'tsx', value: code, tabSize: 2, lineNumbers: true};
  const editor = createEditor(container, options);
  // Behind the first render: before it, the history would begin with an empty field.
  editor.addExtensions(history);
  let marked: readonly number[] = [];
  const showMark = () => {
    for (const [index, line] of [...editor.lines].entries()) {
      line.classList.toggle('editor-faulty', index > 0 && marked.includes(index));
    }
  };
  editor.on('update', () => {
    showMark();
    onChange();
  });
  const {textarea} = editor;
  textarea.setAttribute('aria-label', texts.field);
  textarea.setAttribute('aria-describedby', hint.id);
  textarea.addEventListener('keydown', (event) => {
    const {key, code: place, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
    if (isComposing || metaKey || altKey) return;
    const isIndent = ctrlKey && ['BracketLeft', 'BracketRight'].includes(place);
    if (isIndent) indentSelectedLines(editor, place === 'BracketLeft');
    else if (key !== 'Enter' || ctrlKey || shiftKey || !insertLineAndIndent(editor)) return;
    event.preventDefault();
  });
  container.append(hint);
  return {
    container,
    field: textarea,
    value: () => editor.value,
    replace: (text) => insertText(editor, text, 0, editor.value.length, 0),
    undo: () => history.go(-1),
    redo: () => history.go(1),
    history: () => ({undo: history.has(-1), redo: history.has(1)}),
    mark(lines) {
      marked = lines;
      showMark();
    },
    goTo(line, column) {
      const before = editor.value.split('\n').slice(0, line - 1);
      const place = before.reduce((sum, {length}) => sum + length + 1, column - 1);
      setSelection(editor, place);
      textarea.focus();
    },
    remove: editor.remove,
  };
}
