'use client';

import {type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState} from 'react';

interface ActiveRootProps extends ComponentProps<'div'> {
  isEmpty: boolean;
  /** The text in place of the last link, as long as it has the focus. */
  none: string;
}

/** Keeps the focus when the link that has it is removed: it goes to the link in its place. */
export function ActiveRoot({isEmpty, none, ref, children, ...rest}: ActiveRootProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Place of the link that has the focus. */
  const [place, setPlace] = useState<number>();
  const isShown = !isEmpty || place !== undefined;
  useImperativeHandle(ref, () => root.current!);
  const linksIn = (element: HTMLElement): HTMLElement[] => [...element.querySelectorAll('a')];

  useLayoutEffect(() => {
    const element = root.current;
    if (place === undefined || !element || element.contains(document.activeElement)) return;
    const links = linksIn(element);
    (links[Math.min(place, links.length - 1)] ?? element).focus();
  });

  if (!isShown) return null;
  return (
    <div
      {...rest}
      {...(isEmpty && {tabIndex: -1})}
      ref={root}
      onFocus={({currentTarget, target}) =>
        setPlace(Math.max(linksIn(currentTarget).indexOf(target), 0))
      }
      onBlur={() => setPlace(undefined)}
    >
      {isEmpty ? <span className="sr-only">{none}</span> : children}
    </div>
  );
}
