import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useVehicleDocuments } from '../../domain/vehicle/use-vehicle-documents.ts';
import { VehicleDocuments } from '../../domain/vehicle/vehicle-documents.tsx';

type Props = { readonly documents: ReturnType<typeof useVehicleDocuments> };

/** Begins collapsed, because documents are optional for operators. */
export const DocumentsSection = ({ documents }: Props) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <VehicleDocuments {...documents.props} isApproved />;
  return (
    <div>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('boardBookingForm.documents.add')}
      </Button>
    </div>
  );
};
