import { Navigate } from '@tanstack/react-router';

/** Rendered inside of the console, like `ToQueue`, so that only operators are redirected. */
export const ToCalendar = () => <Navigate to="/parameters/$part" params={{ part: 'calendar' }} replace />;
