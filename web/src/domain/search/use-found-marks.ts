import { type RefObject, useLayoutEffect } from 'react';
import { foundPart } from './found-part.ts';

/** Elements in which the typed text is marked. Badges and keys are not among them. */
const searched = '[role="img"], [data-searched]';

const textsIn = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

const rangeIn = (element: Element, typed: string): Range | undefined => {
  const signs = textsIn(element).flatMap((node) => [...node.data].map((_, offset) => ({ node, offset })));
  const part = foundPart(element.textContent, typed);
  const [first, last] = part ? [signs[part[0]], signs[part[1] - 1]] : [];
  if (!first || !last) return undefined;
  const range = new Range();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
};

/** Marks the found part in each row without adding elements, because one component draws plates everywhere. */
export const useFoundMarks = (list: RefObject<HTMLElement | null>, typed: string, rows: unknown) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for new rows
  useLayoutEffect(() => {
    if (!('highlights' in CSS)) return;
    const elements = [...(list.current?.querySelectorAll(searched) ?? [])];
    const ranges = elements.flatMap((element) => rangeIn(element, typed) ?? []);
    CSS.highlights.set('found', new Highlight(...ranges));
    return () => void CSS.highlights.delete('found');
  }, [list, typed, rows]);
};
