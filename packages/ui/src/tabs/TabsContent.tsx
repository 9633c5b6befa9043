'use client';

import clsx from 'clsx';
import {type ComponentProps, useEffect, useLayoutEffect, useRef} from 'react';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {TabsDataAttributes} from './data-attributes.ts';
import {useTabs} from './tabs-context.ts';

/** Props of `TabsContent`. All other props of `<div>` reach the element, but no `id`: the tab sets it. */
export interface TabsContentProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Value of the tab whose content this is. */
  value: string;
}

/** The element that the hash of the address names. */
function hashTarget() {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // A hash that is not well encoded names nothing.
    return null;
  }
}

/**
 * The content of a tab. It stays in the page while another tab is selected, so that a search in the page finds its
 * text and selects the tab. Without JavaScript all contents are shown, one below the other.
 */
export function TabsContent({value, className, ref, ...rest}: TabsContentProps) {
  const {show, linked, orientation, triggerId, contentId, value: current} = useTabs('TabsContent');
  const element = useRef<HTMLDivElement>(null);
  const started = useRef(false);
  const selected = current === value;

  useLayoutEffect(() => {
    // React knows `hidden` as a boolean alone. The server's HTML has none: no style sheet could show its content again
    // where a reset hides it by `!important`, and without JavaScript nothing would take it off.
    if (selected) element.current?.removeAttribute('hidden');
    else element.current?.setAttribute('hidden', 'until-found');
  }, [selected]);

  useEffect(() => {
    const content = element.current!;
    const showThis = () => show(value);
    const followHash = () => {
      if (content.contains(hashTarget())) showThis();
    };
    content.addEventListener('beforematch', showThis);
    if (linked) addEventListener('hashchange', followHash);
    return () => {
      content.removeEventListener('beforematch', showThis);
      removeEventListener('hashchange', followHash);
    };
  }, [show, value, linked]);

  useEffect(() => {
    if (started.current || !linked) return;
    started.current = true;
    const target = hashTarget();
    if (!target || !element.current!.contains(target)) return;
    show(value);
    // The browser couldn't scroll to hidden content. Readers who have scrolled since stay where they are.
    if (scrollY === 0) requestAnimationFrame(() => target.scrollIntoView());
  }, [show, value, linked]);

  return (
    <div
      {...rest}
      {...{
        [TabsDataAttributes.orientation]: orientation,
        ...(selected && {[TabsDataAttributes.selected]: ''}),
      }}
      ref={useMergedRefs(element, ref)}
      role="tabpanel"
      id={contentId(value)}
      aria-labelledby={triggerId(value)}
      tabIndex={selected ? 0 : undefined}
      className={clsx(
        // The browser's own rule, which a reset of all properties would drop.
        '[&[hidden=until-found]]:[content-visibility:hidden]',
        // Until the component runs. Without JavaScript it never does, and everything is shown.
        '[@media(scripting:enabled)]:[&:not([data-selected],[hidden])]:hidden',
        'min-w-0 rounded-sm',
        'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        orientation === 'vertical'
          ? 'data-selected:flex-1 data-selected:ps-6'
          : 'data-selected:pt-4 noscript:pt-4',
        className,
      )}
    />
  );
}
