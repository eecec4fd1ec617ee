import { useEffect, useState } from 'react';

const copiedMs = 2000;

/** Puts a text into the clipboard, and knows for a moment that it is there. */
export const useCopy = () => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without the right to the clipboard it can still be marked by hand.
    }
  };
  return { isCopied, copy };
};
