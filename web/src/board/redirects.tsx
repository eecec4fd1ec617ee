import { Navigate } from '@tanstack/react-router';

/** Rendered inside of the console, so that only operators are redirected. */
export const ToQueue = () => <Navigate to="/queue" replace />;

export const ToCalendar = () => <Navigate to="/parameters/$part" params={{ part: 'calendar' }} replace />;

/** The former address of the ready-made reasons. */
export const ToReasons = () => (
  <Navigate to="/parameters/$part" params={{ part: 'reasons' }} search replace />
);
