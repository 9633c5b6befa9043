'use client';

import {nearestQuantity, type QuantityRule} from '@storefront-toolkit/types/catalog';
import {useState} from 'react';

interface QuantityOptions {
  rule: QuantityRule;
  value?: number | undefined;
  defaultValue?: number | undefined;
  onValueChange?: ((quantity: number) => void) | undefined;
}

/** The quantity of `QuantityControls`, and what is being typed. Only quantities that the rule allows leave it. */
export function useQuantity({rule, value, defaultValue, onValueChange}: QuantityOptions) {
  const [own, setOwn] = useState(defaultValue ?? rule.min);
  const [draft, setDraft] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const quantity = value ?? own;
  const max = rule.max === undefined ? undefined : nearestQuantity(rule.max, rule);

  function change(wanted: number, announce: boolean) {
    const next = nearestQuantity(wanted, rule);
    setDraft(null);
    if (announce) setAnnounced(String(next));
    if (next === quantity) return;
    setOwn(next);
    onValueChange?.(next);
  }

  return {
    quantity,
    max,
    announced,
    /** Text of the input. */
    text: draft ?? String(quantity),
    type: setDraft,
    /** Applies the typed quantity, or the allowed one that is nearest to it. */
    commit: () => {
      if (draft === null) return;
      const typed = draft.trim() === '' ? quantity : Number(draft);
      change(typed, nearestQuantity(typed, rule) !== typed);
    },
    /** Goes to a quantity, such as the limits. */
    goTo: (wanted: number) => change(wanted, false),
    /**
     * Goes a number of steps up or down from what is shown.
     *
     * @param announce Whether the focus is not on the input, so that nobody would hear the new quantity.
     */
    stepBy: (steps: number, announce = false) => {
      const shown = draft === null || draft.trim() === '' ? quantity : Number(draft);
      const from = nearestQuantity(shown, rule);
      // From between two allowed quantities, goes to the next one in the direction of the step.
      const reached = from !== shown && Math.sign(from - shown) === Math.sign(steps);
      change(from + (reached ? steps - Math.sign(steps) : steps) * rule.step, announce);
    },
  };
}
