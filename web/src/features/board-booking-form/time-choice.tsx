import { ScheduleChoice } from '../../domain/booking/schedule/schedule-choice.tsx';
import { Suggestions } from '../../domain/booking/schedule/suggestions.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import type { EditBooking } from './edit/use-edit-booking.ts';

type Props = {
  readonly state: Pick<EditBooking, 'schedule' | 'priority' | 'refusals' | 'suggested'>;
  readonly isOpen?: boolean;
};

export const TimeChoice = ({ state: { schedule, priority, refusals, suggested }, isOpen = true }: Props) => (
  <>
    {isOpen && <ScheduleChoice schedule={schedule} priority={priority} level={3} />}
    {refusals.time !== null && (
      <Callout tone="red" role="alert">
        {refusals.time}
      </Callout>
    )}
    <Suggestions schedule={schedule} suggested={suggested} />
  </>
);
