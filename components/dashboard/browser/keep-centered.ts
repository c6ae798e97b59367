/**
 * Scrolls a row that may be wider than the screen so that `here` is in its middle, again whenever the row changes its
 * width, for example when a phone is rotated. Only the row scrolls, not the page. Returns how to stop.
 */
export const keepCentered = (row: Element, here: Element): (() => void) => {
  const center = () => {
    const [outer, inner] = [row.getBoundingClientRect(), here.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  };
  const observer = new ResizeObserver(center);
  observer.observe(row);
  return () => observer.disconnect();
};
