import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type ApiExport, type ApiModel, tokensText} from '../model.ts';
import {FIXTURE_PACKAGES, type Fixture, makeFixture} from '../testing/fixture.ts';
import {buildModel} from './build.ts';

const SHOP = `
import type {ComponentProps, ReactNode} from 'react';
import type {Money} from '../money/index.ts';
export type {Money} from '../money/index.ts';

/** The ways of selling a thing. */
export type SaleKind =
  /** Once. See {@link Offer.kind}. */
  | 'single'
  /** Again and again. */
  | 'recurring';

/**
 * An offer.
 *
 * More about it.
 *
 * @typeParam Item - What is offered.
 * @category Offers
 * @since 0.2
 */
export interface Offer<Item extends object = {id: string}> {
  /** The thing on offer. */
  readonly item: Item;
  /**
   * The way in which it is sold.
   * @default 'single'
   */
  readonly kind?: SaleKind;
  /** Price, in minor units. */
  readonly price: Money | null;
  /**
   * Old name.
   * @deprecated Use \`kind\`.
   */
  readonly type?: SaleKind;
  /** Time of validity. */
  readonly validity: {
    /** Start, ISO 8601. */
    readonly from: string;
  };
  /**
   * Finds similar offers.
   * @param limit - How many, from 1 to 50.
   * @returns The offers, best first.
   */
  similar(limit: number): Promise<readonly Offer<Item>[]>;
}

interface Hidden extends Omit<ComponentProps<'button'>, 'type' | 'title'> {
  /** Inherited from what is not exported. */
  size?: SaleKind;
}

/** Props of the button. */
export interface BuyProps extends Hidden {
  /**
   * The offer.
   */
  offer: Offer;
  /** Native attribute with a meaning of its own. */
  type?: 'button';
}

/** A button. */
export function Buy({offer, size = 'single'}: BuyProps): ReactNode {
  return offer.kind ?? size;
}

/** Attributes that the button sets. */
export const BuyAttributes = {
  /** Set while the offer is bought. */
  busy: 'data-busy',
} as const;

/** One of the attributes. */
export type BuyAttribute = (typeof BuyAttributes)[keyof typeof BuyAttributes];

/** Either. */
export type Sold = Offer | Money;

/** Props of a button that buys a gift. */
export interface GiftProps extends Omit<BuyProps, 'type'> {
  /** Words on its card. */
  note: string;
}
`;

const MONEY = `
/**
 * An amount of money.
 *
 * @entity
 */
export interface Money {
  /** Minor units. See {@link Offer}. */
  readonly value: number;
}

/** An amount with a label. */
export interface Labeled extends Money {
  /** The label. */
  readonly label: string;
}

/** An amount with a note. */
export type Noted = Money & {
  /** The note. */
  readonly note: string;
};
`;

let fixture: Fixture;
let model: ApiModel;
beforeAll(async () => {
  fixture = makeFixture({shop: SHOP, money: MONEY, internal: 'export const shared = 1;'});
  model = await buildModel(fixture.root, FIXTURE_PACKAGES);
}, 60_000);
afterAll(() => fixture.remove());

const SHOP_ID = '@storefront-toolkit/types/shop';
const MONEY_ID = '@storefront-toolkit/types/money';

function find(name: string): ApiExport {
  const item = model.exports.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`no ${name} in ${model.exports.map(({id}) => id).join()}`);
  return item;
}

function property(owner: string, name: string) {
  const found = find(owner).properties.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no ${name} in ${owner}`);
  return found;
}

describe('buildModel', () => {
  it('finds the exports in the order of the source, each at home once', () => {
    expect(model.problems).toEqual([]);
    expect(model.exports.map(({id, kind}) => `${id.replace(/^.*types\//, '')} ${kind}`)).toEqual([
      'money#Money interface',
      'shop#SaleKind values',
      'shop#Offer interface',
      'shop#BuyProps interface',
      'shop#Buy component',
      'shop#BuyAttributes constants',
      'shop#BuyAttribute values',
      'shop#Sold union',
      'shop#GiftProps interface',
      'money#Labeled interface',
      'money#Noted type',
    ]);
  });

  it('takes descriptions, defaults and notes from comments', () => {
    const offer = find('Offer');
    expect([offer.summary, offer.remarks, offer.category, offer.since]).toEqual([
      'An offer.',
      'More about it.',
      'Offers',
      '0.2',
    ]);
    expect(property('Offer', 'kind')).toMatchObject({optional: true, default: "'single'"});
    expect(property('Offer', 'type').deprecated).toBe('Use `kind`.');
    expect(offer.typeParameters).toMatchObject([
      {name: 'Item', default: '{id: string}', description: 'What is offered.'},
    ]);
  });

  it('links the types of properties, behind unions and generics too', () => {
    expect(property('Offer', 'price').type).toEqual([
      {text: 'Money', target: `${MONEY_ID}#Money`},
      {text: ' | null'},
    ]);
    expect(property('Offer', 'similar').type).toEqual([
      {text: '('},
      {text: 'limit'},
      {text: ': '},
      {text: 'number'},
      {text: ') => '},
      {text: 'Promise<readonly '},
      {text: 'Offer', target: `${SHOP_ID}#Offer`},
      {text: '<Item>[]>'},
    ]);
    expect(property('Offer', 'similar').description).toBe(
      'Finds similar offers.\n\n- `limit`: How many, from 1 to 50.\n\nReturns: The offers, best first.',
    );
  });

  it('lists the members of inline objects after their owner', () => {
    expect(property('Offer', 'validity.from')).toMatchObject({description: 'Start, ISO 8601.'});
  });

  it('describes each value of a closed set', () => {
    expect(find('SaleKind').values).toMatchObject([
      {
        value: [{text: "'single'"}],
        description: `Once. See [Offer.kind](api:${SHOP_ID}#Offer~kind).`,
      },
      {value: [{text: "'recurring'"}], description: 'Again and again.'},
    ]);
    const constants = [{name: 'busy', description: 'Set while the offer is bought.'}];
    expect(find('BuyAttributes').values).toMatchObject(constants);
    expect(find('BuyAttributes').values[0]?.value).toEqual([{text: "'data-busy'"}]);
    expect(find('BuyAttribute').values).toMatchObject(constants);
  });

  it('describes a member of a union by its own summary', () => {
    expect(find('Sold').values).toMatchObject([
      {value: [{target: `${SHOP_ID}#Offer`}], description: 'An offer.'},
      {value: [{target: `${MONEY_ID}#Money`}], description: 'An amount of money.'},
    ]);
  });

  it('looks through bases that are not exported and names the native element', () => {
    const props = find('BuyProps');
    expect(props.properties.map(({name, inherited}) => [name, inherited ?? false])).toEqual([
      ['offer', false],
      ['type', false],
      ['size', true],
    ]);
    expect(props.inherited).toEqual([{element: 'button', except: ['title']}]);
  });

  it('names the exports that an interface extends, and what it leaves out of them', () => {
    expect(find('GiftProps').extended).toEqual([{id: `${SHOP_ID}#BuyProps`, except: ['type']}]);
    expect(find('Labeled').extended).toEqual([{id: `${MONEY_ID}#Money`, except: []}]);
    expect(find('BuyProps').extended).toEqual([]);
  });

  it('knows the entities, and the bases of interfaces and aliases', () => {
    expect(model.exports.filter(({entity}) => entity).map(({name}) => name)).toEqual(['Money']);
    for (const [name, own] of [
      ['Labeled', 'label'],
      ['Noted', 'note'],
    ] as const) {
      expect(find(name).bases).toEqual([`${MONEY_ID}#Money`]);
      expect(find(name).properties.map((item) => [item.name, item.inherited])).toEqual([
        [own, undefined],
        ['value', true],
      ]);
    }
    expect(find('BuyProps').bases).toEqual([]);
  });

  it('links the exports that a comment names, also those of another entry point', () => {
    expect(property('Money', 'value').description).toBe(
      `Minor units. See [Offer](api:${SHOP_ID}#Offer).`,
    );
  });

  it('computes who uses an export', () => {
    expect(find('Money').usedBy).toEqual([
      `${SHOP_ID}#Offer`,
      `${SHOP_ID}#Sold`,
      `${MONEY_ID}#Labeled`,
      `${MONEY_ID}#Noted`,
    ]);
    expect(find('BuyProps').usedBy).toEqual([`${SHOP_ID}#Buy`, `${SHOP_ID}#GiftProps`]);
    expect(find('SaleKind').usedBy).toEqual([
      `${SHOP_ID}#Offer`,
      `${SHOP_ID}#BuyProps`,
      `${SHOP_ID}#GiftProps`,
    ]);
  });

  it('writes signatures without comments and bodies', () => {
    expect(find('SaleKind').signature).toBe(
      "export type SaleKind =\n  | 'single'\n  | 'recurring';",
    );
    expect(find('Buy').signature).toBe('export declare function Buy(props: BuyProps): ReactNode;');
    expect(find('Offer').signature).not.toMatch(/\/\*|What is offered/);
    expect(find('Offer').imports).toEqual([`${SHOP_ID}#SaleKind`, `${MONEY_ID}#Money`]);
    expect(tokensText(find('Buy').parameters[0]?.type ?? [])).toBe('BuyProps');
    expect(find('Buy').defaults).toEqual({size: "'single'"});
  });

  it('gives the place of each export', () => {
    const line = SHOP.split('\n').findIndex((text) => text.includes('interface Offer')) + 1;
    expect(find('Offer').source).toEqual({file: 'packages/types/src/shop/index.ts', line});
  });
});
