import { Navigate } from '@tanstack/react-router';

/** Rendered inside of the console, so that only operators are redirected. */
export const ToQueue = () => <Navigate to="/queue" replace />;

export const ToCalendar = () => <Navigate to="/parameters/$part" params={{ part: 'calendar' }} replace />;
