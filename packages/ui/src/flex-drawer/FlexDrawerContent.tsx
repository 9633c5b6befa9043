'use client';

import {type ComponentProps, useEffect, useRef} from 'react';
import {lockScroll} from '../internal/overlay/lock-scroll.ts';
import {useOverlay, useTellId} from '../internal/overlay/overlay-context.ts';
import {PortalContainer} from '../internal/overlay/portal-container.ts';
import {useLatest} from '../internal/overlay/use-latest.ts';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {useNameCheck} from '../internal/overlay/use-name-check.ts';
import {findInvoker, useNativePopover} from '../internal/overlay/use-native-popover.ts';
import {FlexDrawerDataAttributes} from './data-attributes.ts';
import {useInertPage} from './use-inert-page.ts';
import {contentVariants, type FlexDrawerBreakpoint} from './variants.ts';

/** Props of `FlexDrawerContent`. All other props of `<section>` reach the element. */
export interface FlexDrawerContentProps extends Omit<
  ComponentProps<'section'>,
  'popover' | 'role'
> {
  /**
   * Width of the screen from which the content is a panel in the page.
   * @default 'lg'
   */
  breakpoint?: FlexDrawerBreakpoint | undefined;
}

const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Whether the content is a panel now. Its place tells; its `display` would be late, because that fades. */
const isPanel = (element: HTMLElement) => getComputedStyle(element).position === 'static';

/** Whether a control is in the part of a drawer that shows without scrolling. */
const isShown = (control: HTMLElement, drawer: HTMLElement) =>
  control.getBoundingClientRect().bottom <= drawer.getBoundingClientRect().bottom;

/** The content: a section of the page on a wide screen, a drawer on a narrow one. One element, rendered once. */
export function FlexDrawerContent({
  breakpoint = 'lg',
  ref,
  className,
  children,
  ...rest
}: FlexDrawerContentProps) {
  const {open, setOpen, ...ids} = useOverlay('FlexDrawer', 'Content');
  const section = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(section, ref);
  const latest = useLatest(setOpen);
  useTellId(rest.id ?? ids.contentId, ids.setContentId);
  useNameCheck(section, {family: 'FlexDrawer', open});
  useInertPage(section, open);
  useNativePopover(section, {
    open,
    setOpen,
    findTrigger: findInvoker,
    canShow: (element) => !isPanel(element),
    onShow(element) {
      const first = element.querySelector<HTMLElement>(FOCUSABLE);
      (first && isShown(first, element) ? first : element).focus({preventScroll: true});
    },
  });

  useEffect(() => {
    if (!open) return;
    const unlock = lockScroll();
    // While it is open, a browser says `absolute` of what is to be a panel again.
    function onResize() {
      if (getComputedStyle(section.current!).position !== 'fixed') latest.current(false);
    }
    window.addEventListener('resize', onResize);
    return () => {
      unlock();
      window.removeEventListener('resize', onResize);
    };
  }, [open, latest]);

  const attributes = {
    id: ids.contentId,
    tabIndex: open ? -1 : undefined,
    'aria-labelledby': rest['aria-label'] ? undefined : ids.titleId,
    ...(open && {role: 'dialog', 'aria-modal': true, [FlexDrawerDataAttributes.open]: ''}),
  };
  return (
    <section
      {...attributes}
      {...rest}
      ref={mergedRef}
      popover="auto"
      className={contentVariants({breakpoint, className})}
    >
      <PortalContainer value={section}>{children}</PortalContainer>
    </section>
  );
}
