import {type ReactNode, useState} from 'react';
import type {Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {type Field, setState} from './fields';
import {prepareReplay} from './replay';
import {startExample} from './root';

let stage: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('matchMedia', () => ({matches: false}));
  self.touches = [];
  stage = document.body.appendChild(document.createElement('div'));
  stage.className = 'example-stage';
});
afterEach(() => {
  root?.unmount();
  stage.remove();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const field = () => stage.querySelector('input')!;

/** Sends an event as the browser does: `start/touches.ts` keeps it from a stage that is not live. */
function send(event: Event, target: Field | HTMLButtonElement = field()) {
  const {value, checked} = target as HTMLInputElement;
  if (stage.hasAttribute('data-live') || event.type === 'beforeinput') target.dispatchEvent(event);
  else {
    Object.defineProperty(event, 'target', {value: target, configurable: true});
    self.touches!.push([event, value, checked]);
  }
}

/** Presses keys in the field, as a visitor who sees what it has. Nothing else runs in between. */
function press(keys: string) {
  for (const key of keys) {
    send(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    const edit = {data: key, inputType: 'insertText', bubbles: true};
    const before = new InputEvent('beforeinput', {...edit, cancelable: true});
    send(before);
    if (!before.defaultPrevented) {
      setState(field(), field().value + key);
      send(new InputEvent('input', edit));
    }
    send(new KeyboardEvent('keyup', {key, bubbles: true}));
  }
}

/** Shows an example as it is served. Hydrates it when it is called, and returns the end of the replay. */
function serve(Example: () => ReactNode) {
  stage.innerHTML = renderToString(<Example />);
  return () => {
    const replay = prepareReplay(stage);
    const example = startExample(stage, Example);
    root = example.root;
    return replay(example.whenReady);
  };
}

function Note({edit = (text: string) => text}) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  return (
    <>
      <input value={text} onChange={(event) => setText(edit(event.target.value))} />
      <p>{text}</p>
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </>
  );
}

const shown = () => [field().value, stage.querySelector('p')!.textContent];

it('types again what was typed before the example was alive', async () => {
  const hydrate = serve(() => <Note />);
  press('abc');
  await hydrate();
  expect(shown()).toEqual(['abc', 'abc']);
});

it('types once what is typed between the hydration and the end of the replay', async () => {
  const hydrate = serve(() => <Note />);
  press('abc');
  const done = hydrate();
  press('de');
  await done;
  expect(shown()).toEqual(['abcde', 'abcde']);
});

it('does not wait for a frame to do what came before a letter', async () => {
  const hydrate = serve(() => <Note />);
  press('abc');
  send(new MouseEvent('click', {bubbles: true}), stage.querySelector('button')!);
  const done = hydrate();
  expect(stage.querySelector('button')!.textContent).toBe('0');
  press('d');
  expect(stage.querySelector('button')!.textContent).toBe('1');
  await done;
  expect(shown()).toEqual(['abcd', 'abcd']);
});

it('adds letters to what the example makes of the text, before and after it is alive', async () => {
  const hydrate = serve(() => <Note edit={(text) => text.replace(/^(..)(?=\w)/, '$1-')} />);
  press('abcd');
  const done = hydrate();
  expect(field().value).toBe('ab-cd');
  press('ef');
  await done;
  expect(shown()).toEqual(['ab-cdef', 'ab-cdef']);
});

it('takes a text that the browser fills in at once between the two as it is', async () => {
  const hydrate = serve(() => <Note />);
  press('abc');
  const done = hydrate();
  setState(field(), 'abc@example.com');
  send(new InputEvent('input', {bubbles: true}));
  await done;
  expect(shown()).toEqual(['abc@example.com', 'abc@example.com']);
});

it('lets the example refuse a letter between the two by its key', async () => {
  function Digits() {
    const [text, setText] = useState('');
    return (
      <>
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => /[a-z]/.test(event.key) && event.preventDefault()}
        />
        <p>{text}</p>
      </>
    );
  }
  const hydrate = serve(Digits);
  press('1a2');
  const done = hydrate();
  press('b3');
  await done;
  expect(shown()).toEqual(['123', '123']);
});

it('chooses an option again, whatever the example renders until it is ready', async () => {
  function Sort() {
    const [count, setCount] = useState('1');
    return (
      <>
        <select value={count} onChange={({target}) => setCount(target.value)}>
          <option>1</option>
          <option>12</option>
          <option>3</option>
        </select>
        <p>{count}</p>
      </>
    );
  }
  const hydrate = serve(() => <Sort />);
  const select = stage.querySelector('select')!;
  for (const option of ['3', '12']) {
    setState(select, option);
    for (const type of ['input', 'change']) send(new Event(type, {bubbles: true}), select);
  }
  await hydrate();
  expect([select.value, stage.querySelector('p')!.textContent]).toEqual(['12', '12']);
});

it('leaves the focus of the page alone once an example has gone before it was ready', async () => {
  const present = () =>
    Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as unknown;
  const before = present();
  const hydrate = serve(() => <Note />);
  press('abc');
  const done = hydrate();
  root?.unmount();
  await done;
  expect(present()).toBe(before);
});

/** jsdom has none. */
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

it('presses before it clicks, as the browser does, and not for a key', async () => {
  vi.stubGlobal('PointerEvent', Pointer);
  const seen: string[] = [];
  const note = (event: Event) => seen.push(event.type);
  const hydrate = serve(() => <button>Add to cart</button>);
  const button = stage.querySelector('button')!;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    document.addEventListener(type, note);
  }
  send(new MouseEvent('click', {bubbles: true, detail: 1}), button);
  send(new Pointer('click', {bubbles: true, detail: 1, pointerType: 'touch'}), button);
  send(new MouseEvent('click', {bubbles: true}), button);
  await hydrate();
  expect(seen.join(' ')).toBe(
    'pointerdown mousedown pointerup mouseup click pointerdown pointerup mousedown mouseup click click',
  );
});

it('does not press what is no control, where a press could start a drag', async () => {
  const pressed: (EventTarget | null)[] = [];
  vi.stubGlobal('PointerEvent', Pointer);
  const hydrate = serve(() => <p>Slides</p>);
  const slides = stage.querySelector('p')!;
  for (const type of ['pointerdown', 'click']) {
    document.addEventListener(type, ({target}) => pressed.push(target), {once: true});
  }
  send(new MouseEvent('click', {bubbles: true, detail: 1}), slides as never);
  await hydrate();
  expect(pressed).toEqual([stage, slides]);
});
