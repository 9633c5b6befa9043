import type {ComponentCard} from '../../src/components/component-page/types';
import {placeOf} from '../../src/components/component-page/place';

/** Cards of an overview, as far as its filters know them. */
type Filtered = Pick<ComponentCard, 'facts' | 'group'>;

const chosen = (value: string) => `:has([value="${value}"]:checked)`;

/**
 * The rules that hide the cards which an overview's filters leave out, and say it where none is left. Choices are radio buttons, so that
 * they filter without scripts.
 */
export function filterRules(cards: readonly Filtered[]): string {
  const groups = [...new Set(cards.flatMap(({group}) => group ?? []))];
  const places = [...new Set(cards.map(placeOf))];
  const hidden = [
    ...groups.map((group) => `${chosen(group)}~.gallery>:not([data-group="${group}"])`),
    ...places.map((place) => `${chosen(place)}~.gallery>:not([data-place="${place}"])`),
  ];
  const empty = groups.flatMap((group) =>
    places
      .filter((place) => !cards.some((card) => card.group === group && placeOf(card) === place))
      .map((place) => `${chosen(group)}${chosen(place)}~.gallery-none`),
  );
  const rule = (selectors: string[], declaration: string) =>
    selectors.map((selector) => `.gallery-filters${selector}{${declaration}}`).join('');
  return `@layer site{${rule(hidden, 'display:none')}${rule(empty, 'display:block')}}`;
}
