import { Switch } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import schedule from '../../../domain/booking/schedule/schedule.module.css';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import '../../../ui/fields/switch-styles.ts';
import { useFormFlowContext } from '../../../ui/form/form-flow-context.ts';
import layout from '../../../ui/layout/layout.module.css';
import { RankedList } from '../../../ui/ranked/ranked-list.tsx';
import text from '../../../ui/text/text.module.css';
import type { Applying } from './use-apply.ts';

type WishesProps = { readonly draw: DrawView; readonly applying: Applying };

const useSlotWords = ({ demand }: DrawView) => {
  const { t } = useTranslation();
  return ({ start, places }: { readonly start: string; readonly places: number }) => {
    const usual = demand?.times.find(({ time }) => time === wallTime(start));
    return usual
      ? t('draw.apply.slot', { number: Math.round(usual.applications), places })
      : t('draw.apply.places', { count: places });
  };
};

const TimeGrid = ({ applying, draw }: WishesProps) => {
  const { t } = useTranslation();
  const { wishes, toggle, placesOf, isFull } = applying;
  const tile = (slot: DrawView['slots'][number]) => {
    const rank = wishes.indexOf(slot.start) + 1;
    const places = placesOf(slot);
    return (
      <button
        key={slot.start}
        type="button"
        className={schedule.slot}
        data-tone={places === 0 ? 'grey' : undefined}
        aria-pressed={rank > 0}
        disabled={places === 0 || (isFull && rank === 0)}
        onClick={() => toggle(slot.start)}
      >
        <strong>{wallTime(slot.start)}</strong>{' '}
        <span>{rank > 0 ? t('draw.apply.rank', { rank }) : t('draw.apply.places', { count: places })}</span>
      </button>
    );
  };
  return (
    <fieldset className={schedule.grid} aria-label={t('draw.apply.times')}>
      {draw.slots.map(tile)}
    </fieldset>
  );
};

const AnyTime = ({ applying: { flow } }: Pick<WishesProps, 'applying'>) => {
  const { t } = useTranslation();
  return (
    <Controller
      control={flow.control}
      name="anyTime"
      render={({ field: { value, onChange } }) => (
        <Switch
          styles={{ body: { justifyContent: 'space-between' } }}
          size="lg"
          labelPosition="left"
          label={t('draw.apply.anyTime')}
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    />
  );
};

export const WishesCard = ({ draw, applying }: WishesProps) => {
  const { t } = useTranslation();
  const { tellEdit } = useFormFlowContext();
  const words = useSlotWords(draw);
  const { wishes, order, toggle, placesOf, fault, most } = applying;
  const items = wishes.flatMap((start) => {
    const slot = draw.slots.find((one) => one.start === start);
    return slot
      ? [{ id: start, name: wallTime(start), detail: words({ start, places: placesOf(slot) }) }]
      : [];
  });
  return (
    <section className={`${card.frame} ${parts.part} ${layout.stack}`} aria-labelledby="draw-wishes">
      <div>
        <div className={layout.apart}>
          <h2 id="draw-wishes">{t('draw.apply.wishes')}</h2>
          <span className={text.dimmed}>{t('draw.apply.most', { count: most })}</span>
        </div>
        <p className={text.dimmed}>{t(items.length > 1 ? 'draw.apply.drag' : 'draw.apply.choose')}</p>
      </div>
      {items.length > 0 && (
        <RankedList
          label={t('draw.apply.ranked')}
          items={items}
          onOrder={(starts) => {
            tellEdit();
            order(starts);
          }}
          onRemove={toggle}
        />
      )}
      <TimeGrid draw={draw} applying={applying} />
      {fault && (
        <p role="alert" className={text.toned} data-tone="red">
          {fault}
        </p>
      )}
      <AnyTime applying={applying} />
    </section>
  );
};
