import { lazyRouteComponent, Navigate, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Access } from '#kernel/access.ts';
import { mayNow, useMay } from '../domain/account/may.tsx';

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
