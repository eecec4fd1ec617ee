type Happened = {
  /** Type of the event in the journal. */
  readonly type: string;
  /** Statuses of a booking before and after. */
  readonly from?: unknown;
  readonly to?: unknown;
};

/** Which word of `lineActs.happened` says what an event did. */
export const happenedWord = ({ type, from, to }: Happened) => {
  switch (type) {
    case 'RECALLED':
      return 'recalled';
    case 'REDIRECTED':
      return 'redirected';
    case 'BAN':
      return 'banned';
    case 'WARN':
      return 'warned';
    case 'UNBAN':
      return 'unbanned';
    case 'VEHICLE_APPROVED':
      return 'approved';
    case 'VEHICLE_DISAPPROVED':
      return 'disapproved';
    case 'APPEAL_MADE':
      return 'appealed';
  }
  switch (to) {
    case 'GO_TO_GATE':
      return 'called';
    case 'WAITING':
      return from === 'GO_TO_GATE' ? 'returned' : 'inLine';
    case 'LEFT_WAITING_ZONE':
      return 'left';
    case 'CANCELED':
      return 'canceled';
    case 'BOOKED':
      return 'arrivalUndone';
    default:
      return 'changed';
  }
};
