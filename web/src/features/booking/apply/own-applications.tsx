import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StrikesLink } from '../../../domain/appeal/strikes-link.tsx';
import { longDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useClosingWords } from '../../../domain/draw/draw-words.ts';
import { Tickets } from '../../../domain/draw/tickets.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { StateMark, type Tone } from '../../../ui/badge/state-mark.tsx';
import controls from '../../../ui/button/text-button.module.css';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import mine from '../mine/mine.module.css';
import { ApplicationActions } from './application-actions.tsx';
import { useOutcomeWords } from './outcome-words.ts';
import { type ShownApplication, useOwnApplications } from './own-applications-query.ts';

const tones: Readonly<Record<ShownApplication['application']['state'], Tone>> = {
  WAITING_FOR_CONFIRMATION: 'amber',
  APPLIED: 'blue',
  WITHDRAWN: 'grey',
  LEFT_OUT: 'grey',
  WON: 'green',
  TAKEN: 'green',
  LAPSED: 'grey',
  NOT_TAKEN: 'amber',
  LOST: 'grey',
  CALLED_OFF: 'grey',
};

const Wishes = ({ application: { wishes, anyTime, start } }: Pick<ShownApplication, 'application'>) => {
  const { t } = useTranslation();
  return (
    <ol className={layout.row} aria-label={t('draw.apply.ranked')}>
      {wishes.map((wish, place) => (
        <li key={wish}>
          <Badge tone={wish === start ? 'green' : 'grey'}>
            {place + 1}. {wallTime(wish)}
          </Badge>
        </li>
      ))}
      {anyTime && (
        <li>
          <Badge tone="grey">{t('draw.list.anyTime')}</Badge>
        </li>
      )}
    </ol>
  );
};

const Closing = ({ draw }: Pick<ShownApplication, 'draw'>) => {
  const closing = useClosingWords(draw);
  return (
    <p className={layout.apart}>
      <span>{closing.when}</span>
      <strong>{closing.left}</strong>
    </p>
  );
};

const ApplicationCard = (shown: ShownApplication) => {
  const { t } = useTranslation();
  const { draw, application } = shown;
  const outcome = useOutcomeWords(shown);
  const { number, state, date, tickets, vehicleRegistrationPlate } = application;
  return (
    <article
      className={`${card.frame} ${parts.toned}`}
      data-tone={tones[state] === 'grey' ? undefined : 'blue'}
      tabIndex={-1}
    >
      <div className={`${layout.stack} ${parts.part}`}>
        <div className={layout.apart}>
          <StateMark tone={tones[state]}>{t(`draw.mine.states.${state}`)}</StateMark>
          <span className={`${text.hint} ${text.figures}`}>{t('draw.mine.number', { number })}</span>
        </div>
        <h2 className={mine.time}>{longDay(date)}</h2>
        <div className={layout.apart}>
          <Plate text={vehicleRegistrationPlate} />
          <Tickets count={tickets} />
        </div>
        <Wishes application={application} />
        {draw.state === 'OPEN' && <Closing draw={draw} />}
        {outcome.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {application.lapses > 1 && <StrikesLink vehicleId={application.vehicleId} />}
        {draw.state !== 'OPEN' && (
          <Link to="/draw/$date" params={{ date }} className={controls.link}>
            {t('draw.toDraw')}
          </Link>
        )}
      </div>
      <ApplicationActions draw={draw} application={application} />
    </article>
  );
};

export const OwnApplications = () => {
  const { t } = useTranslation();
  const shown = useOwnApplications();
  if (shown.length === 0) return null;
  return (
    <ul className={layout.stack} aria-label={t('draw.mine.title')}>
      {shown.map((one) => (
        <li key={one.application.id}>
          <ApplicationCard {...one} />
        </li>
      ))}
    </ul>
  );
};
