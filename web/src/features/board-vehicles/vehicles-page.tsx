import { Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFollowedLinks } from '../../lib/screen/use-followed-links.ts';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { VehiclesList } from './list/vehicles-list.tsx';

export const VehiclesPage = () => {
  const page = useRef<HTMLDivElement>(null);
  useFollowedLinks(page);
  return (
    <div ref={page}>
      <ListWithPanel panel={<Outlet />}>
        <VehiclesList />
      </ListWithPanel>
    </div>
  );
};
