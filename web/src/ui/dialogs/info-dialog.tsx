import { Button } from '@mantine/core';
import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame, type DialogSize } from './dialog-frame.tsx';
import { keepSafe, type SafeNode } from './keep-safe.ts';

const toReact = (node: SafeNode, place: number): ReactNode => {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { key: place, ...attributes }, ...children.map(toReact));
};

/** Parses the HTML in an inert document and rebuilds it from allowed tags only. */
export const SafeHtml = ({ html }: { html: string }) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{keepSafe(body.childNodes).map(toReact)}</>;
};

export type InfoOptions = {
  title?: string;
  message?: string;
  /** Replaces the message. Only simple text markup is kept. */
  html?: string;
  image?: string;
  okLabel?: string;
  size?: DialogSize;
};

type InfoDialogProps = InfoOptions & { close: () => void };

export const InfoDialog = ({ message, html, okLabel, close, ...frame }: InfoDialogProps) => {
  const { t } = useTranslation();
  return (
    <DialogFrame
      {...frame}
      role="alertdialog"
      label={t('dialogs.notice')}
      message={html === undefined ? message : <SafeHtml html={html} />}
      actions={
        <Button data-autofocus onClick={() => close()}>
          {okLabel ?? t('common.ok')}
        </Button>
      }
    />
  );
};
