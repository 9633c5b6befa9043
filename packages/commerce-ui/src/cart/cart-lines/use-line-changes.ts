'use client';

import type {LineItem} from '@storefront-toolkit/types/cart';
import {announce} from '@storefront-toolkit/ui/announcer';
import {type CartAction, isNavigation} from '../../internal/cart-action.ts';
import {useLayoutEffect, useOptimistic, useRef, useState, useTransition} from 'react';
import {fill} from '../../internal/fill.ts';
import type {CartLinesLabels} from './labels.ts';

/** The quantity that a shopper wants, or `null` for a line that is to go. */
type Wanted = number | null;

interface Change {
  line: LineItem;
  wanted: Wanted;
}

interface LineChangesOptions {
  updateAction: CartAction | undefined;
  removeAction: CartAction | undefined;
  words: CartLinesLabels;
}

const NOTHING: ReadonlyMap<string, Wanted> = new Map();
const NO_FAILURES: ReadonlyMap<string, string> = new Map();
const NOBODY: ReadonlySet<string> = new Set();

/** Adds the wanted state of a line, or takes it out when there is none. */
function withWanted(
  all: ReadonlyMap<string, Wanted>,
  {id, wanted}: {id: string; wanted?: Wanted | undefined},
) {
  const next = new Map(all);
  next.delete(id);
  return wanted === undefined ? next : next.set(id, wanted);
}

/**
 * Shows each change at once, and sends them one after the other. While one is on its way, only the last of those that a line is
 * waiting with is kept, so the cart ends as the shopper sees it.
 */
export function useLineChanges(options: LineChangesOptions) {
  const [wanted, show] = useOptimistic(NOTHING, withWanted);
  const [failures, setFailures] = useState(NO_FAILURES);
  const [removed, setRemoved] = useState(NOBODY);
  const [, startTransition] = useTransition();
  const waiting = useRef(new Map<string, Change>());
  const sending = useRef<Promise<void>>(undefined);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  function fail({line: {id, name}, wanted}: Change) {
    const {words} = latest.current;
    const text = fill(wanted === null ? words.removeFailed : words.updateFailed, {name});
    startTransition(() => show({id}));
    setRemoved((all) => new Set([...all].filter((one) => one !== id)));
    setFailures((all) => new Map(all).set(id, text));
    announce(text, {assertive: true});
  }

  async function send() {
    // A map also visits what is added meanwhile.
    for (const [id, change] of waiting.current) {
      waiting.current.delete(id);
      try {
        await sendOne(change, latest.current);
      } catch (error) {
        if (isNavigation(error)) throw error;
        // A newer change of the line decides what becomes of it.
        if (!waiting.current.has(id)) fail(change);
      }
      // The next change goes to a function that knows the answer to this one: React renders it first.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  function request(line: LineItem, next: Wanted) {
    const {id} = line;
    setFailures((all) => new Map([...all].filter(([one]) => one !== id)));
    if (next === null) setRemoved((all) => new Set(all).add(id));
    waiting.current.set(id, {line, wanted: next});
    startTransition(async () => {
      show({id, wanted: next});
      while (waiting.current.size > 0) {
        sending.current ??= send().finally(() => (sending.current = undefined));
        await sending.current;
      }
    });
  }

  return {wanted, failures, removed, request};
}

function sendOne({line, wanted}: Change, {updateAction, removeAction}: LineChangesOptions) {
  const form = new FormData();
  form.set('lineItemId', line.id);
  if (wanted !== null) form.set('quantity', String(wanted));
  const action = wanted === null ? removeAction : updateAction;
  return typeof action === 'function' ? action(form) : undefined;
}
