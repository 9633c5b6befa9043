import path from 'node:path';
import type {MeasuredNode} from '@takumi-rs/core';
import {expect, it, vi} from 'vitest';
import {type Card, CARD_SIZE, layoutOf} from './card';
import {CARD_LIMIT, openCards} from './draw-cards';
import {openRenderer, readFonts} from './fonts';

const site = {
  title: 'Storefront Toolkit',
  logo: path.resolve(__dirname, '../../../static/img/logo.svg'),
};

const button: Card = {
  title: 'Button',
  area: 'UI',
  description: 'Buttons for actions, icon buttons, and links that look like buttons.',
  facts: [
    {label: 'Runs on', value: 'Server and client'},
    {label: 'JavaScript, gzip', value: '2.0 kB'},
    {label: 'Tested keys', value: '3'},
    {label: 'Live examples', value: '7'},
  ],
};

/** Keeps nothing. */
const keep = <Result>(_parts: unknown, make: () => Result | Promise<Result>) =>
  Promise.resolve(make());

/** Width and height of a PNG, which its first chunk says. */
const sizeOf = (png: Buffer) => ({width: png.readUInt32BE(16), height: png.readUInt32BE(20)});

it('draws a card of the size that services show', async () => {
  const picture = (await openCards(site, keep)(button))!;
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(picture)).toEqual(CARD_SIZE);
  expect(picture.length).toBeLessThan(CARD_LIMIT);
});

it('draws the same card the same way, and each fact is seen', async () => {
  const draw = openCards(site, keep);
  const again = openCards(site, keep);
  const picture = await draw(button);
  expect(await again(button)).toEqual(picture);
  for (const other of [
    {...button, title: 'Link'},
    {...button, area: 'Forms'},
    {...button, description: 'Another.'},
    {...button, facts: button.facts.slice(1)},
  ]) {
    expect(await draw(other)).not.toEqual(picture);
  }
});

it('keeps a picture by what it shows', async () => {
  const parts: string[] = [];
  const kept = (one: readonly unknown[]) => {
    parts.push(one.map(String).join('|'));
    return Promise.resolve(Buffer.from('kept').toString('base64') as never);
  };
  const draw = openCards(site, kept);
  expect((await draw(button))!.toString()).toBe('kept');
  await draw({...button, title: 'Link'});
  await draw(button);
  expect(parts[2]).toBe(parts[0]);
  expect(parts[1]).not.toBe(parts[0]);
});

it.each([
  ['a title', {...button, title: 'Addresses → carts'}, '→'],
  ['a description', {...button, description: '返品 and 返品'}, '返 品'],
  ['a value', {...button, facts: [{label: 'Filled by', value: '★'}]}, '★'],
])('draws no box in place of a character that the fonts lack: in %s', async (_, card, missing) => {
  const warn = vi.fn();
  expect(await openCards(site, keep, warn)(card)).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]![0]).toContain(`the fonts have no ${missing}. Write its title`);
});

it('draws letters of other European languages', async () => {
  const warn = vi.fn();
  const card = {...button, title: 'Žluťoučký kůň – naïve “Größe”'};
  expect(await openCards(site, keep, warn)(card)).toBeDefined();
  expect(warn).not.toHaveBeenCalled();
});

/** Bottom and right edges of all that is drawn, in pixels. */
function edgesOf(node: MeasuredNode): {right: number; bottom: number}[] {
  const [, , , , x, y] = node.transform;
  return [
    {right: x + node.width, bottom: y + node.height},
    ...node.runs.map((run) => ({right: x + run.x + run.width, bottom: y + run.y + run.height})),
    ...node.children.flatMap(edgesOf),
  ];
}

it.each([
  ['W'.repeat(22)],
  ['W'.repeat(52)],
  ['W'.repeat(300)],
  ['A title of many words that goes on and on '.repeat(6)],
  ['Short'],
])('has room for the title %s', async (title) => {
  const renderer = await openRenderer(readFonts());
  const description = 'A description that is longer than two lines of a card can be. '.repeat(5);
  const layout = layoutOf({...button, title, description}, site.title);
  const measured = await renderer.measure(layout, CARD_SIZE);
  const edges = edgesOf(measured);
  expect(edges.length).toBeGreaterThan(20);
  expect(Math.max(...edges.map(({bottom}) => bottom))).toBeLessThanOrEqual(CARD_SIZE.height);
  expect(Math.max(...edges.map(({right}) => right))).toBeLessThanOrEqual(CARD_SIZE.width);
  const blocks = measured.children.map(({transform, height}) => [transform[5], height] as const);
  blocks.slice(1).forEach(([top], index) => {
    const [before, height] = blocks[index]!;
    expect(top).toBeGreaterThanOrEqual(before + height - 1);
  });
});
