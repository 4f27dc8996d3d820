import type { RefObject } from 'react';

interface ToastRegionsProps {
  status?: RefObject<HTMLDivElement | null>;
  alert?: RefObject<HTMLDivElement | null>;
}

/** The live regions of toasts, which must be there before the first one. */
export const ToastRegions = ({ status, alert }: ToastRegionsProps) => (
  <>
    <div ref={status} className="toasts-region" role="status" />
    <div ref={alert} className="toasts-region" role="alert" />
  </>
);
