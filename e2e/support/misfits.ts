import type { Page } from '@playwright/test';

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** One line of some words, as much of it as can be seen. */
type Words = Box & {
  readonly text: string;
  /** A parent cuts the words off without an ellipsis and without a way to scroll. */
  readonly isCut: boolean;
  /** The nearest parent that has a border or a background. */
  readonly box: Box | null;
  /** The fixed or sticky parent. Words of different layers may cover each other. */
  readonly layer: number;
  readonly element: number;
};

const wordsOn = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const known: Element[] = [];
    const numberOf = (element: Element | undefined) => {
      if (element && !known.includes(element)) known.push(element);
      return element ? known.indexOf(element) : -1;
    };
    const around = (element: Element | null): Element[] =>
      element ? [element, ...around(element.parentElement)] : [];
    const plain = ({ left, right, top, bottom }: Box): Box => ({ left, right, top, bottom });
    const common = (one: Box, two: Box): Box => ({
      left: Math.max(one.left, two.left),
      right: Math.min(one.right, two.right),
      top: Math.max(one.top, two.top),
      bottom: Math.min(one.bottom, two.bottom),
    });
    const isDrawn = (element: Element) => {
      const { backgroundColor, borderRightWidth, borderRightStyle, display } = getComputedStyle(element);
      const isFramed = borderRightStyle !== 'none' && borderRightWidth !== '0px';
      return !/inline$|contents/.test(display) && (isFramed || !/, 0\)$/.test(backgroundColor));
    };
    /** True if a person can scroll the element sideways: on a phone always, at a desk by keys or by snap points. */
    const isScroller = (element: Element) => {
      const { overflowX, scrollSnapType } = getComputedStyle(element);
      const hasKeys = element instanceof HTMLElement && element.tabIndex === 0;
      return /auto|scroll/.test(overflowX) && (innerWidth < 1024 || hasKeys || scrollSnapType !== 'none');
    };
    const seenOf = (line: Box, ancestors: readonly Element[]) => {
      let seen = plain(line);
      let isCut = false;
      for (const one of ancestors) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(one);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const rest = common(seen, one.getBoundingClientRect());
        const isMeant = textOverflow === 'ellipsis' || isScroller(one);
        isCut ||= !isMeant && rest.right - rest.left < seen.right - seen.left - 1.5;
        seen = rest;
      }
      return { ...seen, isCut };
    };
    const linesOf = (node: Node): Words[] => {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return [];
      const ancestors = around(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = ancestors.find(isDrawn)?.getBoundingClientRect();
      const layer = ancestors.find((one) => /fixed|sticky/.test(getComputedStyle(one).position));
      const shared = {
        text,
        box: box ? plain(box) : null,
        layer: numberOf(layer),
        element: numberOf(element),
      };
      return [...range.getClientRects()].map((line) => ({ ...seenOf(line, ancestors), ...shared }));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Words[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) all.push(...linesOf(node));
    const isOnPage = ({ right, bottom }: Box) => right > 0 && bottom + scrollY > 0;
    return all.filter((one) => isOnPage(one) && one.right - one.left > 1 && one.bottom - one.top > 1);
  });

const heightOf = ({ top, bottom }: Box) => bottom - top;

/** Allows some slack, because letters seldom fill the height that their font asks for. */
const isOutOf = (words: Words, box: Box) => {
  const slack = heightOf(words) * 0.3;
  const isTooWide = words.left < box.left - 1.5 || words.right > box.right + 1.5;
  return isTooWide || words.top < box.top - slack || words.bottom > box.bottom + slack;
};

const areOverOneAnother = (one: Words, two: Words) => {
  if (one.layer !== two.layer || one.element === two.element) return false;
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 2 && height > 0.45 * Math.min(heightOf(one), heightOf(two));
};

/** Lists words that cannot be read: cut off, beyond the screen, out of their box, or over others. */
export const misfits = async (page: Page): Promise<string[]> => {
  const all = await wordsOn(page);
  const width = page.viewportSize()?.width ?? 0;
  const faults = all.flatMap((words, index) => [
    ...(words.isCut ? [`cut off: ${words.text}`] : []),
    ...(words.left < width && words.right > width + 1 ? [`beyond the screen: ${words.text}`] : []),
    ...(words.box && isOutOf(words, words.box) ? [`out of its box: ${words.text}`] : []),
    ...all
      .slice(index + 1)
      .filter((other) => areOverOneAnother(words, other))
      .map((other) => `over one another: ${words.text} | ${other.text}`),
  ]);
  return [...new Set(faults)];
};
