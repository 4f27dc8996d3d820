import { type Atom, atom } from 'jotai/vanilla';
import { pageUseAtom } from '../platform/page-use.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/by-host.ts';
import type { NoticeTimes } from './notice.constants.ts';

/** The session storage key of a notice without an id; a notice with one has `shop-notice-<id>`. */
const SEEN_KEY = 'shop-notice';

/** The element that shows a notice; its id names the notice. */
export interface NoticeHost {
  readonly id: string;
}

/** Whether an element's notice is open; undefined before it was opened or closed. */
export const noticeStateOf = hostState<boolean | undefined>(undefined);

const seenKey = ({ id }: NoticeHost): string => (id ? `${SEEN_KEY}-${id}` : SEEN_KEY);

/** Whether to show an element's notice: not after it was closed, nor if it was shown in this session. */
export const createNoticeAtom = (host: NoticeHost, once: NoticeTimes): Atom<boolean> =>
  atom((get) => {
    const isSeen = () => get(platformAtom).sessionStorage.get(seenKey(host)) !== undefined;
    return get(noticeStateOf(host)) ?? !(once === 'session' && isSeen());
  });

/** Whether an element's notice opens now: without a request, it does not interrupt a shopper who uses the page. */
export const mayOpenAtom = atom(
  null,
  (get, _set, host: NoticeHost): boolean =>
    get(noticeStateOf(host)) === true || !get(pageUseAtom).isUsed(),
);

/** Records that the notice is shown, so that later pages of the session do not show it. */
export const rememberNoticeAtom = atom(null, (get, set, host: NoticeHost) => {
  get(platformAtom).sessionStorage.set(seenKey(host), '1');
  set(noticeStateOf(host), true);
});
