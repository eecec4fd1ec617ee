import { Navigate } from '@tanstack/react-router';

/** Stands inside the console, so that only an operator's address changes. */
export const ToQueue = () => <Navigate to="/queue" replace />;
