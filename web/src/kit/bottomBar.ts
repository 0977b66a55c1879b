// A bar that sticks to the lower edge of the page: whatever gets the focus or is scrolled to comes to lie above it.

export function bottomBar(bar: HTMLElement): () => void {
  const page = document.documentElement;
  const watch = new ResizeObserver(() => (page.style.scrollPaddingBottom = `${bar.offsetHeight}px`));
  watch.observe(bar);
  return () => {
    watch.disconnect();
    page.style.removeProperty('scroll-padding-bottom');
  };
}
