'use client';

import {useEffect, useRef, useState} from 'react';
import type {VideoData} from './video-data.ts';

/** The state of a video. */
type VideoState = 'idle' | 'playing' | 'background' | 'blocked';

const focus = (element: HTMLElement | null) => element?.focus();

/** The state of a video, and what changes it besides the shopper: coming into view, and a policy that refuses the player. */
export function useVideo({player, background}: VideoData) {
  const [state, setState] = useState<VideoState>('idle');
  const [stopped, setStopped] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!background || !box.current) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        setState((before) => (before === 'idle' ? 'background' : before));
      },
      {threshold: 0.5},
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [background]);

  const asked = state === 'playing' || state === 'background';
  useEffect(() => {
    if (!asked) return;
    const {origin} = new URL(player);
    function refuse({blockedURI}: SecurityPolicyViolationEvent) {
      if (!blockedURI.startsWith(origin)) return;
      setState((before) => (before === 'playing' ? 'blocked' : 'idle'));
    }
    document.addEventListener('securitypolicyviolation', refuse);
    return () => document.removeEventListener('securitypolicyviolation', refuse);
  }, [asked, player]);

  return {
    state,
    /** Ref of the element whose coming into view counts. */
    box,
    /** Ref of the play button. It takes the focus of a button that a shopper stopped or closed the video with. */
    restored: stopped ? focus : undefined,
    play: () => {
      setStopped(false);
      setState('playing');
    },
    stop: () => {
      setStopped(true);
      setState('idle');
    },
  };
}
