import { createElement, type ReactNode } from 'react';
import { keepSafe, type SafeNode } from './keep-safe.ts';

const toReact = (node: SafeNode, place: number): ReactNode => {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { key: place, ...attributes }, ...children.map(toReact));
};

/** Parsed without ever becoming part of the page, then rebuilt from the allowed tags only. */
export const SafeHtml = ({ html }: { html: string }) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{keepSafe(body.childNodes).map(toReact)}</>;
};
