import type { NoticeTimes } from '../../logic/notice/notice.constants.ts';
import type { Environment } from '../host/environment.ts';

/** Props of `shop-notice`, at rest and awake. */
export interface NoticeProps {
  env: Environment;
  once: NoticeTimes;
}
