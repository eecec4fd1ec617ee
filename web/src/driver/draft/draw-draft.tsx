import { stripScroll } from '../../domain/booking/schedule/use-chosen-in-view.ts';
import { markupOf } from '../../lib/markup/react.ts';
import { speak } from '../../lib/markup/words.ts';
import { BookingDraft } from './booking-draft.tsx';
import { draftFacts } from './draft-facts.ts';
import { hearChoices } from './hear-choices.ts';

/** Drawn without them, everything would be in the wrong place. */
const stylesAreThere = async () => {
  while (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const loads = links
    .filter(({ sheet }) => sheet === null)
    .map((link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true })));
  await Promise.all(loads);
};

const showChosenDay = (middle: Element) => {
  const day = middle.querySelector<HTMLElement>('label:has([name="booking-day"]:checked)');
  const strip = day?.parentElement;
  if (strip && day !== strip.firstElementChild) strip.scrollLeft = stripScroll(strip, day);
};

/**
 * The free times before the code is there to draw them: with it they are seen a second later on a slow phone. What is
 * chosen meanwhile the code takes over (`domain/booking/schedule/chosen-in-page.ts`).
 */
const drawDraft = async () => {
  // The code takes both away when it comes.
  const { oktetFirstData, oktetWords } = window;
  const [data, words] = await Promise.all([oktetFirstData?.data, oktetWords?.words]);
  const facts = data && draftFacts(data);
  if (!facts || !words) return;
  speak(words);
  const markup = markupOf(<BookingDraft {...facts} />);
  await stylesAreThere();
  const skeleton = document.querySelector('body > .skeleton');
  const middle = skeleton?.querySelector('main');
  if (!skeleton || !middle) return;
  middle.innerHTML = markup;
  skeleton.removeAttribute('aria-hidden');
  showChosenDay(middle);
  hearChoices(middle);
};

drawDraft().catch(console.error);
