import { useEffect, useRef } from 'react';

/** Returns the signal that is aborted when the screen is left. */
export const useSignal = () => {
  const controller = useRef(new AbortController());
  useEffect(() => {
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
};
