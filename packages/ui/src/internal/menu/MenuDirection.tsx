'use client';

import {DirectionProvider} from '@base-ui/react/direction-provider';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

type Direction = 'ltr' | 'rtl';

interface MenuDirectionValue {
  trigger: RefObject<HTMLElement | null>;
  setTrigger: (element: HTMLElement | null) => void;
  direction: Direction;
  setDirection: (direction: Direction) => void;
}

const MenuDirectionContext = createContext<MenuDirectionValue | undefined>(undefined);

/**
 * The direction of the text around a menu's trigger. The menu has it too, although it is portaled out of there: so the arrow key
 * that opens a submenu is the one to which its chevron points.
 */
export function MenuDirection({children}: {children: ReactNode}) {
  const trigger = useRef<HTMLElement>(null);
  const [direction, setDirection] = useState<Direction>('ltr');
  const setTrigger = useCallback((element: HTMLElement | null) => {
    trigger.current = element;
  }, []);
  const value = useMemo(
    () => ({trigger, setTrigger, direction, setDirection}),
    [setTrigger, direction],
  );
  return (
    <MenuDirectionContext value={value}>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </MenuDirectionContext>
  );
}

/** The ref that a menu's trigger puts on its element. */
export const useMenuTriggerRef = () => use(MenuDirectionContext)?.setTrigger;

/** The direction of the menu around a part. */
export const useMenuDirection = () => use(MenuDirectionContext)?.direction;

/** Reads the direction again whenever a menu opens. Render it in what is there while the menu is open. */
export function ReadDirection() {
  const {trigger, setDirection} = use(MenuDirectionContext) ?? {};
  useLayoutEffect(() => {
    const element = trigger?.current;
    if (element) setDirection?.(getComputedStyle(element).direction as Direction);
  }, [trigger, setDirection]);
  return null;
}
