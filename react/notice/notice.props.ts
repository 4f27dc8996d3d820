import type { NoticeTimes } from '../../logic/notice/notice.constants.ts';
import type { Environment } from '../host/environment.ts';

/** Props of `shop-notice`. */
export interface NoticeProps {
  env: Environment;
  once: NoticeTimes;
}
