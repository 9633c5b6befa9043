import {useLayoutEffect, useRef} from 'react';

/** The newest value, for handlers that outlive a render. Read it in effects and handlers alone. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
