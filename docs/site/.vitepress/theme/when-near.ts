/** How far outside the viewport an element still counts as near. */
const MARGIN = '300px';

/** Calls back once an element is in the viewport or near it; returns a function that cancels. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
