import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentType } from '#contract/documents/documents.ts';
import { VehicleDocuments } from '../../domain/vehicle/vehicle-documents.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import type { UploadDocument, UploadHandlers } from '../../ui/upload/upload-document.ts';
import { UploadWidget } from '../../ui/upload/upload-widget.tsx';
import { Choice, Choices, Example } from '../choice.tsx';
import { afterAWhile, noNetwork, refusal } from '../fake-answers.ts';

const answers = ['ok', 'refused', 'network'] as const;
type Answer = (typeof answers)[number];

const longName = `${'scan-of-the-registration-certificate-'.repeat(2)}.pdf`;
const earlier: readonly UploadDocument[] = [
  { documentId: 'earlier-1', name: 'sts-2025.jpg', size: 812_000 },
  { documentId: 'earlier-2', name: longName, size: 2_400_000 },
];

const steps = 5;

const useFakeCalls = (answer: Answer) => {
  const { t } = useTranslation();
  const [files] = useState(() => new Map<string, Blob>());
  return {
    upload: async (file: File, { signal, onProgress }: UploadHandlers): Promise<UploadDocument> => {
      for (let step = 1; step <= steps; step += 1) {
        await afterAWhile(50, signal);
        onProgress(step / steps);
        if (answer === 'network' && step === 2) throw noNetwork();
      }
      if (answer === 'refused') throw refusal(400, { file: t('gallery.upload.refused') });
      const documentId = `${file.name}-${files.size}`;
      files.set(documentId, file);
      return { documentId, name: file.name, size: file.size };
    },
    remove: async ({ documentId }: UploadDocument) => {
      await afterAWhile(100);
      files.delete(documentId);
    },
    open: async ({ documentId, name }: UploadDocument) => {
      await afterAWhile(100);
      return files.get(documentId) ?? new Blob([name]);
    },
  };
};

const listPrevious = async () => {
  await afterAWhile(100);
  return earlier;
};

const WidgetExample = () => {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer>('ok');
  const [known, setKnown] = useState(true);
  const [value, setValue] = useState<readonly UploadDocument[]>([]);
  const calls = useFakeCalls(answer);
  return (
    <Example title={t('gallery.upload.single')}>
      <Choices>
        <Choice
          label={t('gallery.upload.answer')}
          value={answer}
          options={answers.map((one) => [one, t(`gallery.upload.answers.${one}`)] as const)}
          onChange={setAnswer}
        />
        <Checkbox
          label={t('gallery.upload.knownVehicle')}
          checked={known}
          onChange={(event) => setKnown(event.currentTarget.checked)}
        />
      </Choices>
      <UploadWidget
        {...calls}
        label={t('upload.files')}
        value={value}
        onChange={setValue}
        listPrevious={known ? listPrevious : undefined}
      />
    </Example>
  );
};

const BlockExample = () => {
  const { t } = useTranslation();
  const [value, setValue] = useState<Record<DocumentType, readonly UploadDocument[]>>({ STS: [], OTHER: [] });
  const { upload, ...calls } = useFakeCalls('ok');
  return (
    <Example title={t('gallery.upload.block')}>
      <VehicleDocuments
        {...calls}
        upload={(_type, file, handlers) => upload(file, handlers)}
        value={value}
        onChange={(type, documents) => setValue((before) => ({ ...before, [type]: documents }))}
        listPrevious={listPrevious}
      />
    </Example>
  );
};

const ReadOnlyExample = () => {
  const { t } = useTranslation();
  const calls = useFakeCalls('ok');
  return (
    <Example title={t('gallery.upload.readOnly')}>
      <UploadWidget
        {...calls}
        label={t('gallery.upload.readOnly')}
        value={earlier}
        onChange={() => undefined}
        canAdd={false}
        canDelete={false}
      />
    </Example>
  );
};

export const UploadSection = () => (
  <>
    <WidgetExample />
    <BlockExample />
    <ReadOnlyExample />
  </>
);
