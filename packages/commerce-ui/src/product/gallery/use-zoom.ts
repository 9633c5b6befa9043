import {type MouseEvent, useLayoutEffect, useRef, useState} from 'react';

/** The enlargement: 1 shows all of the image. */
export type ZoomLevel = 1 | 2 | 3;

interface Point {
  x: number;
  y: number;
}

const CENTER: Point = {x: 0.5, y: 0.5};

/**
 * The zoom of an image in an area that scrolls. A change keeps the middle of the area in the middle, or brings the given point there.
 *
 * @param onZoom Called with each new level.
 */
export function useZoom(onZoom: (level: ZoomLevel) => void) {
  const [level, setLevel] = useState<ZoomLevel>(1);
  const area = useRef<HTMLDivElement>(null);
  const middle = useRef(CENTER);

  useLayoutEffect(() => {
    const {scrollWidth, scrollHeight, clientWidth, clientHeight} = area.current!;
    area.current!.scrollLeft = middle.current.x * scrollWidth - clientWidth / 2;
    area.current!.scrollTop = middle.current.y * scrollHeight - clientHeight / 2;
  }, [level]);

  function zoomTo(next: number, at?: Point) {
    if (next < 1 || next > 3 || next === level) return;
    const box = area.current!;
    const {x, y} = at ?? {x: box.clientWidth / 2, y: box.clientHeight / 2};
    middle.current = {
      x: (box.scrollLeft + x) / (box.scrollWidth || 1),
      y: (box.scrollTop + y) / (box.scrollHeight || 1),
    };
    setLevel(next as ZoomLevel);
    onZoom(next as ZoomLevel);
  }

  function toggle({clientX, clientY}: MouseEvent) {
    const {left, top} = area.current!.getBoundingClientRect();
    zoomTo(level === 1 ? 2 : 1, {x: clientX - left, y: clientY - top});
  }

  function reset() {
    middle.current = CENTER;
    setLevel(1);
  }
  return {level, area, zoomTo, toggle, reset};
}
