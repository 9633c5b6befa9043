'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {useEffect, useRef} from 'react';

interface CountAnnouncementProps {
  /** The words that the results are for. */
  heading: string;
  count: string;
  loading: boolean;
}

/** Announces the number of products when it changes, or when they have been loaded. Not what the page says at first. */
export function CountAnnouncement({heading, count, loading}: CountAnnouncementProps) {
  const known = useRef({heading, count});
  const wasLoading = useRef(false);
  useEffect(() => {
    if (loading) {
      wasLoading.current = true;
      return;
    }
    const isOtherSearch = known.current.heading !== heading;
    if (!isOtherSearch && known.current.count === count && !wasLoading.current) return;
    known.current = {heading, count};
    wasLoading.current = false;
    announce(isOtherSearch && heading ? `${heading}. ${count}` : count);
  }, [heading, count, loading]);
  return null;
}
