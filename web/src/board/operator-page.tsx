import { lazyRouteComponent, Navigate, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Access } from '#kernel/access.ts';
import { mayNow, useMay } from '../domain/account/may.tsx';

/** Rendered inside of the console, so that only operators are redirected. */
export const ToQueue = () => <Navigate to="/queue" replace />;

export const ToCalendar = () => <Navigate to="/parameters/$part" params={{ part: 'calendar' }} replace />;

/** The former address of the ready-made reasons. */
export const ToReasons = () => (
  <Navigate to="/parameters/$part" params={{ part: 'reasons' }} search replace />
);

type GuardProps = { readonly access: Access; readonly children: ReactNode };

/** Sends readers who may not see the page to the queue, as an unknown address does. */
const Guard = ({ access, children }: GuardProps) =>
  useMay(access) ? children : <Navigate to="/queue" replace />;

/**
 * A lazily loaded console page or panel. The router preloads code before the role is known, so this loads only for
 * those who may see the page: displays and drivers never download the console's code.
 */
export const operatorPage = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  access: Access,
): RouteComponent => {
  const Page: RouteComponent = lazyRouteComponent(load, name);
  const render = () => (
    <Guard access={access}>
      <Page />
    </Guard>
  );
  return Object.assign(render, {
    preload: async () => {
      if (mayNow(access)) await Page.preload?.();
    },
  });
};
