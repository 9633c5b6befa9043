import type {Page} from '@playwright/test';

/** Properties that move or stretch something when they change. */
const MOVING =
  '^(all|transform|translate|scale|rotate|offset.*|inset.*|top|right|bottom|left|margin.*|grid-template.*|flex-basis|(min-|max-)?(width|height|inline-size|block-size))$';

/** The parts of a part of the page that move, or would when a style changes, with the ids of their examples. */
function movingIn({within, moving}: {within: string; moving: string}): string[] {
  const PSEUDO = ['', '::before', '::after', '::backdrop', '::details-content'];
  const isMoving = new RegExp(moving);
  const nameOf = (one: Element) =>
    `${one.closest<HTMLElement>('[data-example]')?.dataset.example ?? 'page'}: ${one.localName}.${one.getAttribute('class')?.slice(0, 80) ?? ''}`;

  const found: string[] = [];
  for (const one of document.querySelectorAll(`${within}, ${within} *`)) {
    for (const pseudo of PSEUDO) {
      const {transitionProperty, transitionDuration} = getComputedStyle(one, pseudo);
      const durations = transitionDuration.split(', ').map(Number.parseFloat);
      for (const [index, property] of transitionProperty.split(', ').entries()) {
        const seconds = durations[index % durations.length]!;
        // The site gives elements without a transition one that nobody sees.
        const isUnset = property === 'all' && seconds < 0.001;
        if (seconds > 0 && !isUnset && isMoving.test(property))
          found.push(`${nameOf(one)}${pseudo} changes ${property} in ${seconds} s`);
      }
    }
  }
  for (const stage of document.querySelectorAll(within)) {
    for (const {playState, effect} of stage.getAnimations({subtree: true})) {
      const target = (effect as KeyframeEffect).target;
      if (playState === 'running' && target) found.push(`${nameOf(target)} is animated`);
    }
  }
  return found;
}

/** Elements that move in the parts of a page that a selector names, or would if they changed. None may for readers who ask for less motion (WCAG 2.3.3). */
export function motionFaults(page: Page, within: string): Promise<string[]> {
  return page.evaluate(movingIn, {within, moving: MOVING});
}

/**
 * Elements that move by themselves for more than five seconds, or flash more than three times a second, and have no button that stops them (WCAG 2.2.2 and
 * 2.3.1). A sign of loading is exempt from the first: it ends with the loading.
 */
function lastingIn(within: string): string[] {
  const found: string[] = [];
  for (const stage of document.querySelectorAll(within)) {
    const id = stage.closest<HTMLElement>('[data-example]')?.dataset.example ?? 'page';
    for (const {playState, effect} of stage.getAnimations({subtree: true})) {
      const target = (effect as KeyframeEffect).target;
      if (playState !== 'running' || !target?.checkVisibility()) continue;
      const {endTime, duration, iterations} = effect!.getComputedTiming();
      const name = `${id}: ${target.localName}.${target.getAttribute('class')?.slice(0, 80) ?? ''}`;
      const isLoading = target.closest('[aria-busy=true], [role=status], [role=progressbar]');
      if (Number(endTime) > 5000 && !isLoading)
        found.push(`${name} moves for ${Number(endTime)} ms`);
      if (Number(iterations) > 1 && Number(duration) < 334) found.push(`${name} flashes`);
    }
  }
  return found;
}

/** Elements that move for too long, or flash, in the parts of a page that a selector names. */
export function lastingMotion(page: Page, within: string): Promise<string[]> {
  return page.evaluate(lastingIn, within);
}
