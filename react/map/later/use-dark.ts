import { useMedia } from '../../host/use-media.ts';

/** Whether the page is dark where the element stands: the shopper's wish counts only on a page that follows it. */
export function useDark(host: HTMLElement): boolean {
  const isWished = useMedia('(prefers-color-scheme: dark)');
  const schemes = getComputedStyle(host).colorScheme.split(' ');
  return schemes.includes('dark') && (isWished || !schemes.includes('light'));
}
