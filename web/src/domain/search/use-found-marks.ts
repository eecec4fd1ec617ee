import { type RefObject, useLayoutEffect } from 'react';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { platesByPinyin } from '#kernel/plates/province-pinyin.ts';
import { inOtherLayout } from '#kernel/typing/other-layout.ts';

/** Finds the typed text within `text`, also without its spaces, in the other keyboard layout or in pinyin. */
export const foundPart = (text: string, typed: string): readonly [number, number] | undefined => {
  const signs = [...text].map((sign) => plateKey(sign));
  const key = signs.join('');
  const parts = [typed, inOtherLayout(typed)].flatMap((one) => [plateKey(one), ...platesByPinyin(one)]);
  const part = parts.find((one) => one !== '' && key.includes(one));
  if (part === undefined) return undefined;
  const begin = key.indexOf(part);
  /** The index of the sign in `text` from which the given place in `key` comes. */
  const placeOf = (place: number) => {
    let passed = 0;
    return signs.findIndex((sign) => {
      passed += sign.length;
      return passed > place;
    });
  };
  return [placeOf(begin), placeOf(begin + part.length - 1) + 1];
};

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
