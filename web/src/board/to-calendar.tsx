import { Navigate } from '@tanstack/react-router';

/** The parameters begin with their calendar. Stands inside the console, as `ToQueue` does. */
export const ToCalendar = () => <Navigate to="/parameters/$part" params={{ part: 'calendar' }} replace />;
