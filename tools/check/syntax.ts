import { readFile } from 'node:fs/promises';
import { parse } from '@swc/core';
import { inRoot } from '../lib/paths.ts';
import { listFiles } from '../lib/source-fingerprint.ts';

export type Node = { readonly type: string; readonly [field: string]: unknown };

export type Source = { readonly file: string; readonly text: string };
export type ParsedSource = Source & { readonly tree: Node };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const parseSource = async ({ file, text }: Source): Promise<ParsedSource> => {
  const tree = await parse(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  return { file, text, tree: tree as unknown as Node };
};

const isTest = /\.test\.tsx?$|\.d\.ts$/;

export const readSources = async (folders: readonly string[]): Promise<Source[]> => {
  const files = (await Promise.all(folders.map(listFiles))).flat();
  const chosen = files.filter((file) => /\.tsx?$/.test(file) && !isTest.test(file));
  return Promise.all(chosen.map(async (file) => ({ file, text: await readFile(inRoot(file), 'utf8') })));
};

export const walk = (node: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(node)) for (const item of node) walk(item, visit);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (isNode(node)) visit(node);
  for (const [field, value] of Object.entries(node)) if (field !== 'span') walk(value, visit);
};

/** SWC offsets are in bytes and start at 1. */
export const lineOf = (text: string, node: Node): number => {
  const { start } = node.span as { start: number };
  return Buffer.from(text)
    .subarray(0, start - 1)
    .toString()
    .split('\n').length;
};

export const templateParts = (node: Node): string[] =>
  (node.quasis as Node[]).map(({ cooked, raw }) => String(cooked ?? raw));
